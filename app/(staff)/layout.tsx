/** The shell of the signed-in screens. Each page checks the session itself. */
import { AppShell } from '@/components/shell/app-shell';

export default function StaffLayout({ children }: LayoutProps<'/'>) {
  return <AppShell>{children}</AppShell>;
}
