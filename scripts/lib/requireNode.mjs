/**
 * Says in one line what to do about a Node that is too old, and ends. Plain JavaScript, so that an old Node can read it:
 * `node --import ./scripts/lib/requireNode.mjs …` asks before anything else is loaded.
 */
const oldest = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `kinnari: needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}; npm ci brings one, npm start uses it`,
  );
  process.exit(1);
}
