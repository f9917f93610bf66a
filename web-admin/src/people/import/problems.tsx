import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { said, useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { keepText, toCsv } from '../../kit/csv'
import { importTexts } from './messages'
import { cell, frame, head } from './table-look'

const shown = 200

/** Every row that cannot be imported, and every warning, with its row, its column and the reason in words. */
export function Problems({ problems, name, title }: { problems: ImportPreview['problems']; name: string; title?: string }) {
  const t = useText(importTexts)
  const save = () =>
    keepText(
      `${name.replace(/\.\w+$/, '')}-problems.csv`,
      toCsv([
        [t('row'), t('in'), t('problem'), ''],
        ...problems.map(({ row, column, message, level }) => [row, column, said(message), t(level)]),
      ]),
    )
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 14 }}>
          {title ?? t('problems')}
        </Box>
        {problems.length > 0 && (
          <Button variant="text" startIcon={<Icon name="download" />} onClick={save} sx={{ marginInlineStart: 'auto' }}>
            {t('save')}
          </Button>
        )}
      </Box>
      {problems.length === 0 ? (
        <Box sx={{ color: 'tone.good' }}>{t('noProblems')}</Box>
      ) : (
        <Box sx={{ ...frame, maxHeight: 260 }}>
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
            <thead>
              <tr>
                {[t('row'), t('in'), t('problem')].map((label) => (
                  <Box component="th" scope="col" key={label} sx={head}>
                    {label}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {problems.slice(0, shown).map(({ row, column, message, level }) => (
                <tr key={`${row} ${column} ${message}`}>
                  <Box component="td" className="num" sx={cell}>
                    {row}
                  </Box>
                  <Box component="td" sx={{ ...cell, color: 'text.secondary' }}>
                    <bdi>{column}</bdi>
                  </Box>
                  <Box component="td" sx={{ ...cell, width: '100%', whiteSpace: 'normal' }}>
                    <StatusChip tone={level === 'error' ? 'bad' : 'warn'}>{t(level)}</StatusChip> {said(message)}
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {problems.length > shown && <Box sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>{t('more', { count: shown })}</Box>}
    </Box>
  )
}
