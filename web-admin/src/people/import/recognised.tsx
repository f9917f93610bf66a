import Box from '@mui/material/Box'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { importTexts } from './messages'
import { delimiterName, type Reading } from './reading'

/** Names of products, the same in every language. */
const programs = {
  bamboohr: 'BambooHR',
  personio: 'Personio',
  frappe: 'Frappe HR, ERPNext',
} as const satisfies Record<NonNullable<ImportPreview['file']['source']>, string>

/** The recognised properties of the file itself. */
export function Recognised({
  preview: { file, counts },
  reading,
}: {
  preview: ImportPreview
  reading: Reading
}) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const delimiter = delimiterName(file.delimiter)

  const facts = [
    [t('recognised.program'), file.source && programs[file.source]],
    [t('recognised.format'), file.format.toUpperCase()],
    [t('recognised.sheet'), file.sheet],
    [t('recognised.delimiter'), delimiter ? t(`delimiters.${delimiter}`) : file.delimiter],
    [t('recognised.encoding'), file.encoding],
    [t('recognised.heading'), t('recognised.headingRow', { row: number(file.heading_row) })],
    [t('recognised.rows'), number(counts.rows)],
    [
      t('recognised.dates'),
      file.date_format_certain || reading.date_format ? file.date_format : '?',
    ],
  ] as const

  return (
    <Card title={t('recognised.title')} padded>
      <Grid component="dl" columns="auto minmax(0, 1fr)" gap="6px 16px" sx={{ m: 0, fontSize: 13 }}>
        {facts.map(
          ([label, value]) =>
            value && (
              <Box key={label} sx={{ display: 'contents' }}>
                <Muted component="dt">{label}</Muted>
                <Box
                  component="dd"
                  className="num"
                  sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}
                >
                  <bdi>{value}</bdi>
                </Box>
              </Box>
            ),
        )}
      </Grid>
    </Card>
  )
}
