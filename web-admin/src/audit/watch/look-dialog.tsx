import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { lookAtHitBody } from '@workledger/contracts/watch/watch.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { watchWords } from '@workledger/kit/i18n/words/watch'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Facts } from '@workledger/kit/ui/facts'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../../kit/use-command'
import { watchTexts } from './messages'

/** One hit with its record, to be marked as reviewed with a note. */
export default function LookDialog({ hit, close }: { hit: Rows['watch-hits']; close: () => void }) {
  const t = useText(watchTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const look = useConsoleCommand('lookAtHit')

  const form = useForm({
    words: useRecordWords(watchWords),
    schema: lookAtHitBody.pick({ note: true }),
    initial: { note: hit.note ?? '' },
    submit: async ({ note }) => {
      await look.send({
        params: { ws: workspace.id, hit: hit.id },
        body: { looked: true, note },
        shown: hit,
      })

      toast(t('look.done'))
      close()
    },
  })

  const who = hit.behind ? `${hit.by ?? ''} (${t('behind', { name: hit.behind })})` : (hit.by ?? '')

  return (
    <FormDialog title={t(`rule.${hit.rule}`)} form={form} action={t('look.action')} onClose={close}>
      <Muted>{t(`about.${hit.rule}`)}</Muted>
      <Facts
        items={[
          [t('column.what'), t(`kind.${hit.kind}`)],
          [t('column.by'), <bdi key="by">{who}</bdi>],
          ...(hit.name ? [[t('column.name'), <bdi key="name">{hit.name}</bdi>] as const] : []),
          [t('column.at'), moment(hit.at)],
          ...(hit.looked_by
            ? [[t('column.looked'), <bdi key="looked">{hit.looked_by}</bdi>] as const]
            : []),
        ]}
      />
      <Box>
        <AppLink
          to={`/admin/audit/records/${encodeURIComponent(hit.stream)}?revision=${hit.record_revision}`}
        >
          {t('record')}
        </AppLink>
      </Box>
      <TextField {...form.field('note')} autoFocus rows={3} hint={t('look.hint')} />
    </FormDialog>
  )
}
