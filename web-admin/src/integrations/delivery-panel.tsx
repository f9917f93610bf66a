import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { type WebhookAttempt, webhooksApi } from '@workledger/contracts/integrations/webhooks.api'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useId } from 'react'
import { integrationsTexts } from './messages'

interface Props {
  delivery: Rows['webhook-deliveries']
  close: () => void
}

/** The body of a delivery, and the answer of its receiver to each attempt. */
export default function DeliveryPanel({ delivery, close }: Props) {
  const t = useText(integrationsTexts)
  const id = useId()

  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>
        <bdi>{delivery.type}</bdi>
        <Muted size={13} sx={{ fontWeight: 400 }}>
          <bdi>{delivery.webhook}</bdi>
        </Muted>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <RequestBody delivery={delivery} />
        <Attempts delivery={delivery} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('webhook.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function RequestBody({ delivery: { id } }: Pick<Props, 'delivery'>) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const found = useQuery(query(webhooksApi.webhookRequest, { params: { ws: workspace.id, id } }))

  return (
    <section>
      <Strong component="h3" sx={{ m: 0, mb: 0.5 }}>
        {t('delivery.body')}
      </Strong>
      <Muted size={12} sx={{ mb: 1 }}>
        {t('delivery.bodyText')}
      </Muted>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <Code text={JSON.stringify(found.data.data, null, 2)} />
      ) : (
        <SkeletonRows rows={3} height={24} />
      )}
    </section>
  )
}

function Attempts({ delivery: { id } }: Pick<Props, 'delivery'>) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const found = useQuery(query(webhooksApi.webhookAttempts, { params: { ws: workspace.id, id } }))
  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={3} height={40} />
  const attempts = found.data.data

  return (
    <section>
      <Strong component="h3" sx={{ m: 0, mb: 1 }}>
        {t('delivery.attempts')}
      </Strong>
      {attempts.length === 0 ? (
        <Muted>{t('delivery.none')}</Muted>
      ) : (
        <Stack gap={1}>
          {attempts.map((attempt, index) => (
            <Attempt key={attempt.id} {...attempt} open={index === 0} />
          ))}
        </Stack>
      )}
    </section>
  )
}

function Attempt({ open, ...attempt }: WebhookAttempt & { open: boolean }) {
  const t = useText(integrationsTexts)
  const { value } = useRecordWords(integrationsWords)
  const { moment, number } = useFormat()
  const { at, answer_status: status, fault, took, answer } = attempt
  const good = status !== null && status >= 200 && status < 300

  return (
    <Box
      component="details"
      open={open}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 }}
    >
      <Row component="summary" gap={1} wrap sx={{ cursor: 'pointer' }}>
        <StatusChip tone={good ? 'good' : 'bad'}>
          {fault ? value(fault) : String(status)}
        </StatusChip>
        <span className="num">{moment(at)}</span>
        {took !== null && <Muted size={12}>{t('delivery.took', { ms: number(took) })}</Muted>}
      </Row>
      <Stack gap={1} sx={{ pt: 1 }}>
        <Headers label={t('delivery.sent')} headers={attempt.request_headers} />
        {attempt.answer_headers && (
          <Headers label={t('delivery.answered')} headers={attempt.answer_headers} />
        )}
        {answer && <Code text={answer} />}
      </Stack>
    </Box>
  )
}

const Headers = ({ label, headers }: { label: string; headers: Record<string, string> }) => (
  <div>
    <Muted size={12}>{label}</Muted>
    <Code
      text={Object.entries(headers)
        .map((header) => header.join(': '))
        .join('\n')}
    />
  </div>
)

const Code = ({ text }: { text: string }) => (
  <Box
    component="pre"
    className="ltr"
    tabIndex={0}
    sx={{
      m: 0,
      p: 1,
      maxHeight: 260,
      overflow: 'auto',
      fontSize: 12,
      bgcolor: 'action.hover',
      borderRadius: 1,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {text}
  </Box>
)
