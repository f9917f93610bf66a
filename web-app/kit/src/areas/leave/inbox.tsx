import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { ReactNode } from 'react'
import { AppLink } from '../../ui/app-link'
import { Avatar } from '../../ui/avatar'
import { InboxItem } from '../../ui/inbox-item'
import { BareList, Row } from '../../ui/layout'
import { Muted, Strong } from '../../ui/text'
import { BalanceAfter } from './balance-after'
import { InPlaceOf } from './in-place-of'
import { useLeaveWords } from './leave-words'

/** A leave request in the inboxes of both apps. */
export interface Request
  extends Pick<
    Leave,
    | 'id'
    | 'status'
    | 'start_on'
    | 'finish_on'
    | 'half_day'
    | 'days_taken'
    | 'balance_before'
    | 'balance_after'
    | 'balance_year'
    | 'description'
  > {
  person: { first_name: string | null; last_name?: string | null; avatar: string | null }
  type: string
  /** The manager for whom the viewer stands in. */
  stands_in_for?: { first_name: string; last_name: string } | null | undefined
}

interface Props {
  label?: string
  requests: readonly Request[]
  /** The request on which the keyboard acts; undefined without one. */
  here?: string | undefined
  /** Called when a line is pressed. */
  point?: (index: number) => void
  /** Undefined for readers who do not decide. */
  decide?: ((index: number, approved: boolean) => void) | undefined
  /** Whether the viewer decides a line; false where another person's step waits. */
  offered?: (index: number) => boolean
  /** Target of the person's name. */
  to?: (index: number) => string
  /** Whether a line is selected for a bulk action. */
  chosen?: (index: number) => boolean
  /** Content before and after a line, for example a checkbox and a menu. */
  before?: (index: number) => ReactNode
  after?: (index: number) => ReactNode
  /** Further lines. */
  children?: ReactNode
}

/** Requests that wait for a decision: person, type, days, reason, and the remaining balance. */
export function Inbox({ label, requests, here, children, ...line }: Props) {
  return (
    <BareList aria-label={label}>
      {requests.map((request, index) => (
        <LeaveInboxLine
          key={request.id}
          request={request}
          index={index}
          current={request.id === here}
          {...line}
        />
      ))}
      {children}
    </BareList>
  )
}

type LineProps = Omit<Props, 'label' | 'requests' | 'here' | 'children'> & {
  request: Request
  index: number
  current: boolean
}

function LeaveInboxLine({
  request,
  index,
  current,
  point,
  decide,
  offered,
  to,
  chosen,
  before,
  after,
}: LineProps) {
  const { t } = useLeaveWords()
  return (
    <InboxItem current={current} chosen={chosen?.(index)} point={point && (() => point(index))}>
      {before?.(index)}
      <Avatar person={request.person} />
      <RequestSummary request={request} to={to?.(index)} />
      <Row gap={0.5} sx={{ marginInlineStart: 'auto' }}>
        {decide && request.status !== 'approved' && offered?.(index) !== false && (
          <Button onClick={() => decide(index, true)}>{t('approve')}</Button>
        )}
        {decide && request.status !== 'rejected' && offered?.(index) !== false && (
          <Button variant="text" onClick={() => decide(index, false)}>
            {t('reject')}
          </Button>
        )}
        {after?.(index)}
      </Row>
    </InboxItem>
  )
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } } as const

function RequestSummary({ request, to }: { request: Request; to: string | undefined }) {
  const { dates, days } = useLeaveWords()

  const name = <Strong component="bdi">{fullName(request.person)}</Strong>

  return (
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Box sx={cut}>
        {to ? (
          <Box
            component={AppLink}
            to={to}
            sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {name}
          </Box>
        ) : (
          name
        )}{' '}
        <Muted component="span">
          <bdi>{request.type}</bdi> ·{' '}
          <Box component="bdi" sx={{ whiteSpace: request.half_day ? undefined : 'nowrap' }}>
            {dates(request)}
          </Box>
        </Muted>
      </Box>
      <Muted size={12} sx={{ ...cut, lineHeight: '16px' }}>
        <span className="num">{days(request.days_taken)}</span>
        {request.balance_after !== null && ' · '}
        <BalanceAfter leave={request} />
        {request.description && (
          <>
            {' · '}
            <bdi>{request.description}</bdi>
          </>
        )}
        <InPlaceOf manager={request.stands_in_for} />
      </Muted>
    </Box>
  )
}
