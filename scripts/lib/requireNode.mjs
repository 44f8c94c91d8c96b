/**
 * Exits with a one-line message when Node is too old. Loaded first by `node --import ./scripts/lib/requireNode.mjs …`.
 * It is plain JavaScript, because an old Node cannot load TypeScript.
 */
const oldest = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `kinnari: needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}; npm ci brings one, npm start uses it`,
  );
  process.exit(1);
}
