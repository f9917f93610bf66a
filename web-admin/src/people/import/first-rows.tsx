import Box from '@mui/material/Box'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useText } from '@workledger/web-app/kit/i18n'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import type { Tone } from '@workledger/web-app/kit/tokens'
import { importTexts } from './messages'
import { cell, frame, head } from './table-look'

type Row = ImportPreview['rows'][number]
const tones: Record<Row['action'], Tone> = { add: 'good', update: 'accent', unchanged: 'wait', refused: 'bad' }
const columns = ['oid', 'email', 'department', 'designation', 'manager', 'hired_on', 'ended_on', 'pay'] as const

/** The first rows as the server would understand them. */
export function FirstRows({ rows }: { rows: readonly Row[] }) {
  const t = useText(importTexts)
  const used = columns.filter((name) => rows.some((row) => row[name]))
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 14 }}>
        {t('preview')}
      </Box>
      <Box sx={{ ...frame, maxHeight: 300 }}>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {['', t('name'), ...used.map((name) => name.replace('_', ' '))].map((label) => (
                <Box component="th" scope="col" key={label} sx={{ ...head, textTransform: 'capitalize' }}>
                  {label}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <Box component="td" sx={cell}>
                  <StatusChip tone={tones[row.action]}>{t(`action.${row.action}`)}</StatusChip>
                </Box>
                <Box component="td" sx={{ ...cell, fontWeight: 500 }}>
                  <bdi>{[row.first_name, row.last_name].filter(Boolean).join(' ')}</bdi>
                </Box>
                {used.map((name) => (
                  <Box component="td" key={name} className="num" sx={cell}>
                    <bdi>{name === 'pay' && row.pay && row.pay_period ? `${row.pay} ${t(`periods.${row.pay_period}`)}` : row[name]}</bdi>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
