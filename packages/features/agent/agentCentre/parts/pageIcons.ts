import {
  ArrowLeftRight,
  CalendarDays,
  ChartColumn,
  Clock,
  FileText,
  Coins,
  LayoutDashboard,
  MailOpen,
  Megaphone,
  Network,
  Percent,
  Ticket,
  UserPlus,
  Users,
  Zap,
} from 'lucide-react';
import type { AgentPage } from '#core/routing/centrePages.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';

const pageIcons: Readonly<Partial<Record<AgentPage, IconDrawing>>> = {
  agentAnnouncement: Megaphone,
  agentTeamOverview: LayoutDashboard,
  registerCenter: UserPlus,
  teamManagement: Network,
  teamBetting: Ticket,
  userProfit: ChartColumn,
  myIncome: Coins,
  givenEnvelopes: MailOpen,
  transactionDetails: ArrowLeftRight,
  dividend: Percent,
  dailySalary: CalendarDays,
  hourlySalary: Clock,
  realTimeSalary: Zap,
  assistants: Users,
};

/** The icon of a page in the menu; a sheet of paper for a page without an icon of its own. */
export const pageIcon = (page: AgentPage): IconDrawing => pageIcons[page] ?? FileText;
