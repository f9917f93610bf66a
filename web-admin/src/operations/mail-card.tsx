import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  operationsApi,
  type WorkspaceOperations,
} from '@workledger/contracts/operations/operations.api'
import type { Delivery } from '@workledger/contracts/operations/operations.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Grow, Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { deliveryTones, useDeliveryReason, useMailName } from './deliveries'
import { operationsTexts } from './messages'
import { useResend } from './use-resend'

type Mail = WorkspaceOperations['mail']

const order = ['sent', 'outbox', 'withheld', 'intended', 'unknown', 'failed'] as const

const colour = {
  sent: 'tone.accent',
  outbox: 'tone.accent',
  withheld: 'tone.lineStrong',
  intended: 'tone.wait',
  unknown: 'tone.warn',
  failed: 'tone.bad',
} as const

/** Number of failures shown here; the list has all. */
const SHOWN = 3

/** The state of the workspace's mail, and its failures. */
export function MailCard({ mail }: { mail: Mail }) {
  const t = useText(operationsTexts)
  const { number } = useFormat()
  const total = order.reduce((sum, state) => sum + mail[state], 0)
  const shown = order.filter(
    (state) => mail[state] > 0 || !['sent', 'outbox', 'withheld'].includes(state),
  )

  return (
    <Card title={t('mail')} note={t('messagesCount', { count: total })}>
      {total === 0 ? (
        <EmptyState dense icon="mail" title={t('empty.title')} />
      ) : (
        <Box sx={{ p: 2 }}>
          <Row
            aria-hidden
            align="stretch"
            gap="1px"
            sx={{ height: 6, borderRadius: 3, overflow: 'hidden' }}
          >
            {order.map(
              (state) =>
                mail[state] > 0 && (
                  <Box
                    key={state}
                    sx={{ flex: mail[state], minWidth: 4, bgcolor: colour[state] }}
                  />
                ),
            )}
          </Row>
          <BareList sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1.25 }}>
            {shown.map((state) => (
              <Row component="li" key={state} gap={0.75} sx={{ fontSize: 13 }}>
                <Box
                  aria-hidden
                  sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: colour[state] }}
                />
                <Muted component="span">{t(state)}</Muted>
                <Strong component="b" className="num" weight={600}>
                  {number(mail[state])}
                </Strong>
              </Row>
            ))}
          </BareList>
        </Box>
      )}
      {mail.unknown > 0 && <Wrong status="unknown" />}
      {mail.failed > 0 && <Wrong status="failed" />}
      {total > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
          <Button
            variant="text"
            component={AppLink}
            to="/admin/operations?tab=messages"
            startIcon={<Icon name="forward" size={14} />}
            sx={{ color: 'text.secondary' }}
          >
            {t('allMessages')}
          </Button>
        </Box>
      )}
    </Card>
  )
}

function Wrong({ status }: { status: 'unknown' | 'failed' }) {
  const { workspace } = useMember()

  const found = useQuery(
    query(operationsApi.deliveries, {
      params: { ws: workspace.id },
      query: { status, per_page: SHOWN },
    }),
  )

  return (found.data?.data ?? []).map((one) => <WrongOne key={one.id} one={one} />)
}

function WrongOne({ one }: { one: Delivery }) {
  const mailName = useMailName()
  const t = useText(operationsTexts)
  const { admin } = useMember()
  const resend = useResend()
  const reasonIn = useDeliveryReason()

  return (
    <Row gap={1.5} sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Grow sx={{ overflowWrap: 'anywhere' }}>
        <b style={{ fontWeight: 500 }}>{mailName(one.template)}</b>{' '}
        <bdi>{one.to || t('erased')}</bdi>
        <Muted size={12}>
          <Box component="span" sx={{ color: `tone.${deliveryTones[one.status]}` }}>
            {t(one.status)}
          </Box>
          {one.reason && (
            <>
              {' · '}
              <bdi>{reasonIn(one.reason)}</bdi>
            </>
          )}
        </Muted>
      </Grow>
      {admin && (
        <Button {...busyProps(resend.busy, () => void resend.ask(one))}>{t('resend')}</Button>
      )}
    </Row>
  )
}
