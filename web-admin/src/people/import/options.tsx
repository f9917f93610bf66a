import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ImportPreview,
  importDateFormats,
  importPeriods,
} from '@workledger/contracts/people/import.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { heldImport, useHeldImport } from './held-import'
import { importTexts } from './messages'
import { peopleInDirectory } from './people-in-directory'
import { type Choices, modes, obstacle, type Reading } from './reading'

/** The file's open questions and the options of the import, with the only button that writes. */
export function ImportOptions({
  preview,
  reading,
  choices,
  busy,
}: {
  preview: ImportPreview
  reading: Reading
  choices: Choices
  busy: boolean
}) {
  const t = useText(importTexts)
  const { file, counts } = preview
  const used = new Set(preview.columns.map(({ field }) => field))
  const dated = used.has('hired_on') || used.has('ended_on')
  const hindered = obstacle(preview, reading, choices)

  return (
    <Card title={t('options')} padded>
      <Grid columns={{ xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'minmax(0, 1fr)' }} gap={1.5}>
        {used.has('pay') && (
          <SelectField
            name="pay_period"
            label={t('period')}
            // An assumption is not a choice yet, so that choosing the same value is an answer.
            value={reading.pay_period ?? (file.pay_period_certain ? file.pay_period : '')}
            placeholder={t('periodOpen', { period: t(`periods.${file.pay_period}`) })}
            hint={
              file.pay_period_certain ? (
                used.has('pay_period') && t('periodOwn')
              ) : (
                <Box component="span" sx={{ color: 'tone.warn' }}>
                  {t('periodAssumed')}
                </Box>
              )
            }
            onChange={(value) => heldImport.read({ pay_period: value as Reading['pay_period'] })}
            options={importPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          />
        )}
        {dated && (
          <SelectField
            name="date_format"
            label={t('date')}
            value={reading.date_format ?? (file.date_format_certain ? file.date_format : '')}
            error={file.date_format_certain || reading.date_format ? undefined : t('dateUncertain')}
            onChange={(value) => heldImport.read({ date_format: value as Reading['date_format'] })}
            options={importDateFormats.map((value) => ({ value, label: value }))}
          />
        )}
        {counts.refused > 0 && (
          <SelectField
            name="mode"
            label={t('mode')}
            value={choices.mode}
            onChange={(mode) => heldImport.decide({ mode: mode as Choices['mode'] })}
            options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
          />
        )}
        {counts.update > 0 && used.has('pay') && (
          <DateField
            name="pay_effective_on"
            label={t('effective')}
            hint={t('effectiveHint')}
            value={choices.pay_effective_on}
            onChange={(pay_effective_on) => heldImport.decide({ pay_effective_on })}
          />
        )}
      </Grid>
      {used.has('email') ? (
        <Box sx={{ mt: 1 }}>
          <CheckField
            name="invite"
            label={t('invite')}
            value={choices.invite}
            onChange={(invite) => heldImport.decide({ invite })}
          />
        </Box>
      ) : (
        <Note>{t('inviteWithout')}</Note>
      )}
      {preview.accounts.columns && <Accounts {...{ preview, reading, choices }} />}
      {counts.terminate > 0 && <Note>{t('terminations', { count: counts.terminate })}</Note>}
      {counts.unchanged > 0 && counts.unchanged === counts.rows && <Note>{t('same')}</Note>}
      {hindered && (
        <Box role="alert" sx={{ mt: 1.5, fontSize: 13, color: 'tone.bad' }}>
          {t(`obstacle.${hindered}`)}
        </Box>
      )}
      <Begin preview={preview} busy={busy} hindered={hindered !== null} />
    </Card>
  )
}

/** Offers to take the file's bank accounts, which needs the password. */
function Accounts({
  preview,
  reading,
  choices,
}: {
  preview: ImportPreview
  reading: Reading
  choices: Choices
}) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const { error } = useHeldImport()
  const { accounts = false } = reading

  return (
    <Box sx={{ mt: 1 }}>
      <CheckField
        name="accounts"
        label={t('accounts')}
        value={accounts}
        onChange={(taken) => heldImport.read({ accounts: taken })}
      />
      {accounts && (
        <>
          <Note>{t('accountsText', { rows: number(preview.accounts.rows) })}</Note>
          <Box sx={{ mt: 1.5 }}>
            <AgainField
              name="current_password"
              label={t('password')}
              value={choices.current_password}
              error={error?.fields.current_password?.[0]}
              onChange={(current_password) => heldImport.decide({ current_password })}
            />
          </Box>
        </>
      )}
    </Box>
  )
}

const Note = ({ children }: { children: string }) => (
  <Muted size={13} sx={{ mt: 1.5 }}>
    {children}
  </Muted>
)

interface BeginProps {
  preview: ImportPreview
  /** The preview is being renewed. */
  busy: boolean
  hindered: boolean
}

function Begin({ preview: { counts }, busy, hindered }: BeginProps) {
  const t = useText(importTexts)
  const client = useQueryClient()
  const { workspace } = useMember()
  const [pressed, setPressed] = useState(false)
  const rows = counts.rows - counts.refused

  const begin = async () => {
    setPressed(true)
    // Only the progress bar needs it: without an answer it shows no progress.
    const before = await peopleInDirectory().catch(() => 0)

    await heldImport.begin(client, {
      workspace: workspace.id,
      rows,
      add: before ? counts.add : 0,
      before,
    })
  }

  return (
    <Button
      variant="contained"
      color="primary"
      fullWidth
      disabled={hindered}
      {...busyProps(busy || pressed, () => void begin())}
      sx={{ mt: 2, minHeight: 36 }}
    >
      {t('import', { count: rows })}
    </Button>
  )
}
