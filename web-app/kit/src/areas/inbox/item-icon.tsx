import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { Avatar } from '../../ui/avatar'
import { Icon, type IconName } from '../../ui/icon'
import { Row } from '../../ui/layout'

const icons = {
  pay_run: 'payroll',
  document_end: 'file',
  flag: 'warning',
} as const satisfies Partial<Record<InboxItem['kind'], IconName>>

/** The employee's picture, or the sign of a kind that concerns none. */
export function ItemIcon({ item, size = 28 }: { item: InboxItem; size?: number }) {
  if (item.employee) return <Avatar person={item.employee} size={size} />

  return (
    <Row
      aria-hidden
      sx={{
        justifyContent: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: 'tone.waitSoft',
        color: 'tone.wait',
      }}
    >
      <Icon name={icons[item.kind as keyof typeof icons] ?? 'requests'} />
    </Row>
  )
}
