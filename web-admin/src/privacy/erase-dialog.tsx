import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  type ErasurePreview,
  eraseBody,
  privacyApi,
} from '@workledger/contracts/privacy/privacy.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PendingDialog } from '@workledger/kit/ui/pending-dialog'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { privacyTexts } from './messages'

interface Props {
  person: { id: string; name: string }
  close: () => void
}

/** Shows what an erasure deletes and keeps, and starts it after the name is typed. */
export default function EraseDialog({ person, close }: Props) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const found = useQuery(
    query(privacyApi.erasurePreview, { params: { ws: workspace.id, id: person.id } }),
  )
  const title = t('preview.title', { name: isolated(person.name) })

  if (!found.data)
    return (
      <PendingDialog
        title={title}
        error={found.error}
        retry={() => void found.refetch()}
        close={close}
      />
    )

  return <Erasure preview={found.data.data} title={title} person={person} close={close} />
}

type Reason = 'retention' | 'held' | 'in_draft' | 'erased'

const reasonOf = (code: NonNullable<ErasurePreview['blocked']>) =>
  code.slice('privacy.'.length) as Reason

function Erasure({
  preview,
  title,
  person,
  close,
}: Props & { preview: ErasurePreview; title: string }) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const { goes, stays, blocked, proposal } = preview
  const begins = proposal !== null && (!proposal.own || isOver(proposal.waits_until))
  const erase = useConsoleCommand('erasePerson')

  const form = useForm({
    schema: eraseBody,
    initial: { name: '' },
    submit: async (body) => {
      await erase.send({ params: { ws: workspace.id, id: person.id }, body, shown: preview })
      toast(t(begins ? 'toast.erased' : 'toast.proposed'))
      close()
    },
  })

  const waits = blocked !== null || (proposal !== null && !begins)

  return (
    <FormDialog
      title={title}
      form={form}
      action={t(begins ? 'preview.confirm' : 'preview.action')}
      danger={begins}
      sends={!waits}
      onClose={close}
    >
      <Muted>{t('preview.text')}</Muted>
      <Blocked preview={preview} />
      {proposal ? (
        <Proposed proposal={proposal} person={person} close={close} />
      ) : (
        <Alert severity="info">{t('preview.twoPeople')}</Alert>
      )}
      <Kinds
        title={t('preview.goes')}
        items={goes.map(({ kind, count }) => ({ text: t(`goes.${kind}`), count }))}
      />
      <Payslips payslips={preview.payslips} />
      <Kinds
        title={t('preview.stays')}
        items={stays.map(({ kind }) => ({ text: t(`stays.${kind}`) }))}
      />
      {!waits && (
        <TextField
          {...form.field('name')}
          required
          autoComplete="off"
          label={t('preview.typed', { name: isolated(preview.name ?? person.name) })}
        />
      )}
    </FormDialog>
  )
}

const isOver = (instant: string | null) =>
  instant !== null && new Date(`${instant.replace(' ', 'T')}Z`) <= new Date()

/** The reason why the person cannot be erased now. */
function Blocked({ preview }: { preview: ErasurePreview }) {
  const t = useText(privacyTexts)
  const { day } = useFormat()
  const { blocked, erasable_on, retention_years, kept_from } = preview
  if (!blocked) return null
  const words = { years: retention_years, day: day(erasable_on), from: day(kept_from) }

  return <Alert severity="warning">{t(`preview.blocked.${reasonOf(blocked)}`, words)}</Alert>
}

/** The proposer of the erasure, and its pending condition. */
function Proposed({
  proposal,
  person,
  close,
}: Props & { proposal: NonNullable<ErasurePreview['proposal']> }) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const { moment } = useFormat()
  const { own, by, at, waits_until } = proposal

  const withdraw = useConsoleCommand('withdrawErasure', {
    onDone: () => {
      toast(t(own ? 'toast.withdrawn' : 'toast.refused'))
      close()
    },
    onError: toastError,
  })

  const asked = own
    ? t('preview.proposedOwn', { day: moment(at) })
    : t('preview.proposed', { day: moment(at), name: isolated(by ?? t('preview.someone')) })

  return (
    <Alert
      severity="info"
      action={
        <Button
          size="small"
          onClick={() => withdraw.run({ params: { ws: workspace.id, id: person.id } })}
        >
          {t(own ? 'preview.withdraw' : 'preview.refuse')}
        </Button>
      }
    >
      {waits_until && own ? t('preview.waits', { day: moment(waits_until) }) : asked}
    </Alert>
  )
}

/** The payslips that lose the person's data. */
function Payslips({ payslips }: Pick<ErasurePreview, 'payslips'>) {
  const t = useText(privacyTexts)
  const { day, money } = useFormat()

  const items = payslips.map(({ start, end, currency, net_pay }) => ({
    text: net_pay
      ? t('preview.payslip', { from: day(start), to: day(end), amount: money(net_pay, currency) })
      : t('preview.payslipWithout', { from: day(start), to: day(end) }),
  }))

  return <Kinds title={t('preview.payslips')} items={items} />
}

function Kinds({
  title,
  items,
}: {
  title: string
  items: readonly { text: string; count?: number }[]
}) {
  const { number } = useFormat()
  if (items.length === 0) return null

  return (
    <Box component="section">
      <Strong component="h3" weight={600} sx={{ m: 0, mb: 0.5, fontSize: 13 }}>
        {title}
      </Strong>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, fontSize: 13, lineHeight: '20px' }}>
        {items.map(({ text, count = 1 }) => (
          <li key={text}>
            {text}
            {count > 1 && <span className="num"> ({number(count)})</span>}
          </li>
        ))}
      </Box>
    </Box>
  )
}
