import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { Card } from '@workledger/kit/ui/card'
import { lastDigit } from '@workledger/kit/ui/figures'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import type { Tone } from '@workledger/kit/ui/tokens'
import { importTexts } from './messages'
import { cell, head } from './table-look'

type ImportedRow = ImportPreview['rows'][number]

const importedTones: Record<ImportedRow['action'], Tone> = {
  add: 'good',
  update: 'accent',
  unchanged: 'wait',
  refused: 'bad',
}

const columns = [
  'oid',
  'email',
  'department',
  'designation',
  'manager',
  'office',
  'role',
  'time_off_policy',
  'hired_on',
  'ended_on',
  'terminated_on',
  'pay',
] as const

const figures = { textAlign: lastDigit }

/** The first rows as the server reads them. */
export function FirstRows({
  rows,
  all,
  fields,
}: {
  rows: readonly ImportedRow[]
  all: number
  fields: ImportPreview['fields']
}) {
  const t = useText(importTexts)
  const { number, day } = useFormat()
  const { column } = useRecordWords(peopleWords)
  const used = columns.filter((name) => rows.some((row) => row[name]))
  const custom = fields.filter(({ field }) =>
    rows.some(({ values }) => Object.hasOwn(values, field)),
  )

  const shown = (row: ImportedRow, name: (typeof columns)[number]) => {
    const value = row[name]
    if (value === null) return ''

    if (name === 'pay')
      return [number(value), row.pay_currency, row.pay_period && t(`periodShort.${row.pay_period}`)]
        .filter(Boolean)
        .join(' ')

    return name === 'hired_on' || name === 'ended_on' || name === 'terminated_on'
      ? day(value)
      : value
  }

  return (
    <Card
      title={t('rows')}
      aside={
        <Box sx={{ fontSize: 12, paddingInlineEnd: 1 }}>
          {t('rowsText', { count: rows.length, all: number(all) })}
        </Box>
      }
    >
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('rows')}
        sx={{ overflow: 'auto', maxHeight: 420 }}
      >
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {[
                t('problems.row'),
                t('what'),
                t('name'),
                ...used.map((name) => column('import', name)),
              ].map((label) => (
                <Box
                  component="th"
                  scope="col"
                  key={label}
                  sx={{ ...head, ...(label === column('import', 'pay') && figures) }}
                >
                  {label}
                </Box>
              ))}
              {custom.map(({ field, label }) => (
                <Box component="th" scope="col" key={field} sx={head}>
                  <bdi>{label}</bdi>
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <Box component="td" className="num" sx={{ ...cell, color: 'text.secondary' }}>
                  {number(row.row)}
                </Box>
                <Box component="td" sx={cell}>
                  <StatusChip tone={importedTones[row.action]}>
                    {t(`action.${row.action}`)}
                  </StatusChip>
                </Box>
                <Box component="td" sx={{ ...cell, fontWeight: 500 }}>
                  <bdi>{fullName(row)}</bdi>
                </Box>
                {used.map((name) => (
                  <Box
                    component="td"
                    key={name}
                    className="num"
                    sx={{ ...cell, ...(name === 'pay' && figures) }}
                  >
                    <bdi>{shown(row, name)}</bdi>
                  </Box>
                ))}
                {custom.map(({ field }) => (
                  <Box
                    component="td"
                    key={field}
                    sx={{ ...cell, maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}
                  >
                    <bdi>{row.values[field]}</bdi>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  )
}
