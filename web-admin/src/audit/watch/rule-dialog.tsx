import Alert from '@mui/material/Alert'
import type { WatchRuleRow } from '@workledger/contracts/watch/watch.api'
import { CheckField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { Muted } from '@workledger/kit/ui/text'
import { AddBand, BandFields } from './band-fields'
import { watchTexts } from './messages'
import { useRuleForm } from './use-rule-form'
import { WeekendFields } from './weekend-fields'

/** Switches a rule and sets its limits. */
export default function RuleDialog({ rule, close }: { rule: WatchRuleRow; close: () => void }) {
  const t = useText(watchTexts)
  const { form, weekend, band, addBand } = useRuleForm(rule, close)

  return (
    <FormDialog title={t('setTitle', { rule: t(`rule.${rule.rule}`) })} form={form} onClose={close}>
      <Muted>{t(`about.${rule.rule}`)}</Muted>
      <Alert severity="info">{t('proposal.hint')}</Alert>
      <CheckField {...form.field('on')} label={t('switch')} />
      {weekend && <WeekendFields form={form} />}
      {band &&
        form.values.bands.map((each, index) => (
          <BandFields key={each.key} form={form} band={each} index={index} />
        ))}
      {band && <AddBand form={form} add={addBand} />}
    </FormDialog>
  )
}
