import Box from '@mui/material/Box'
import type { WorkTotals } from '@workledger/contracts/reports/reports.api'
import { Duration } from '../kit/figures'
import { useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { reportTexts } from './messages'

/** Points of which the chart has no room for the day under each bar. */
const MANY = 14

/** A bar for each point, and the same as numbers beside it. */
export function HoursChart({ totals: { graph, resolution, seconds } }: { totals: WorkTotals }) {
  const t = useText(reportTexts)
  const { shortDay, month, weekday } = useFormat()
  const most = Math.max(1, ...graph.map((point) => point.seconds))
  const name = (label: string) => (resolution === 'month' ? month(label) : resolution === 'week' ? shortDay(label) : weekday(label))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' }, gap: 3 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box aria-hidden sx={{ display: 'flex', alignItems: 'flex-end', gap: '4px', height: 200, minWidth: 0 }}>
          {graph.map(({ label, seconds, billable_seconds }) => (
            <Box
              key={label}
              sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', height: '100%' }}
            >
              <Box
                sx={{ bgcolor: 'tone.accentSoft', printColorAdjust: 'exact', borderRadius: '3px 3px 0 0' }}
                style={{ height: `${((seconds - billable_seconds) / most) * 85}%` }}
              />
              <Box sx={{ bgcolor: 'primary.main', printColorAdjust: 'exact' }} style={{ height: `${(billable_seconds / most) * 85}%` }} />
              <Box
                sx={{
                  fontSize: 12,
                  lineHeight: '20px',
                  color: 'text.secondary',
                  textAlign: 'center',
                  overflow: 'hidden',
                  whiteSpace: 'nowrap',
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                {graph.length <= MANY ? shortDay(label).split(' ')[0] : ' '}
              </Box>
            </Box>
          ))}
        </Box>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: 12, color: 'text.secondary' }}
        >
          {(['yes', 'no'] as const).map((key) => (
            <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                aria-hidden
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: '3px',
                  printColorAdjust: 'exact',
                  bgcolor: key === 'yes' ? 'primary.main' : 'tone.accentSoft',
                }}
              />
              {t(key)}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="table"
        aria-label={t(`perPoint.${resolution}`)}
        className="num"
        sx={{
          display: 'block',
          maxHeight: 240,
          overflowY: 'auto',
          fontSize: 13,
          '& th': { fontWeight: 400, textAlign: 'start' },
          '& td': { width: '100%', textAlign: 'end' },
        }}
        tabIndex={0}
      >
        <tbody>
          {graph.map((point) => (
            <tr key={point.label}>
              <Box component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {name(point.label)}
              </Box>
              <td>{point.seconds > 0 ? <Duration seconds={point.seconds} /> : '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <b>{t('total')}</b>
            </th>
            <td>
              <b>
                <Duration seconds={seconds} />
              </b>
            </td>
          </tr>
        </tbody>
      </Box>
    </Box>
  )
}
