import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useText } from '@workledger/web-app/kit/i18n'
import { importTexts } from './messages'
import { cell, frame, head } from './table-look'
import type { Field } from './use-preview'

/** What each column of the file means; every one can be changed. */
export function Columns({ preview, onChange }: { preview: ImportPreview; onChange: (index: number, field: Field | null) => void }) {
  const t = useText(importTexts)
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 14 }}>
        {t('columns')}
      </Box>
      <Box sx={{ ...frame, maxHeight: 260 }}>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {[t('column'), t('field'), t('samples')].map((label) => (
                <Box component="th" scope="col" key={label} sx={head}>
                  {label}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.columns.map(({ index, heading, field, samples }) => (
              <tr key={index}>
                <Box component="td" sx={{ ...cell, fontWeight: 500 }}>
                  <bdi>{heading}</bdi>
                </Box>
                <Box component="td" sx={cell}>
                  <Select
                    value={field ?? ''}
                    displayEmpty
                    onChange={(event) => onChange(index, (event.target.value || null) as Field | null)}
                    inputProps={{ 'aria-label': `${heading}: ${t('field')}` }}
                    sx={{
                      minHeight: 30,
                      width: 200,
                      ...(field === null && { color: 'text.disabled' }),
                      '& .MuiSelect-select': { py: '4px' },
                    }}
                  >
                    <MenuItem value="">{t('ignore')}</MenuItem>
                    {preview.fields.map((each) => (
                      <MenuItem key={each.field} value={each.field}>
                        {each.label}
                      </MenuItem>
                    ))}
                  </Select>
                </Box>
                <Box component="td" sx={{ ...cell, color: 'text.secondary', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  <bdi>{samples.join(' · ')}</bdi>
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
