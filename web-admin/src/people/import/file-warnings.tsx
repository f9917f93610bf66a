import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { heldImport } from './held-import'
import { importTexts } from './messages'
import { daysOf, type Reading } from './reading'

const look = {
  bgcolor: 'tone.warnSoft',
  color: 'text.primary',
  alignItems: 'center',
  '& .MuiAlert-icon': { color: 'tone.warn' },
} as const

/**
 * The server's remarks on the file as a whole: with a button if one press mends it, the rest in one
 * quiet list.
 */
export function FileWarnings({ preview, reading }: { preview: ImportPreview; reading: Reading }) {
  const t = useText(importTexts)
  const { day } = useFormat()
  const told = useTold()
  const asked = preview.warnings.filter(
    ({ mapping, code }) => mapping || code === 'import.date_format',
  )
  // Columns left out are counted, and can be opened, at the columns.
  const plain = preview.warnings.filter(
    (warning) => !asked.includes(warning) && !warning.code.startsWith('import.left_out'),
  )

  return (
    <>
      {asked.map((warning) => {
        const { message, mapping, code, params } = warning
        const example = code === 'import.date_format' && String(params?.example)

        return (
          <Alert
            key={message}
            severity="warning"
            sx={look}
            action={
              mapping && (
                <Button
                  onClick={() => heldImport.read({ mapping: { ...reading.mapping, ...mapping } })}
                >
                  {t('use')}
                </Button>
              )
            }
          >
            {told(warning)}
            {example && (
              <Row
                role="group"
                aria-label={t('dateWays', { example })}
                align="stretch"
                wrap
                gap={1}
                sx={{ mt: 1 }}
              >
                {daysOf(example).map((each) => (
                  <Button
                    key={each.format}
                    onClick={() => heldImport.read({ date_format: each.format })}
                  >
                    {day(each.day)}
                  </Button>
                ))}
              </Row>
            )}
          </Alert>
        )
      })}
      {plain.length > 0 && (
        <Muted size={13}>
          {plain.map((warning) => (
            <Box key={warning.message} sx={{ overflowWrap: 'anywhere' }}>
              {told(warning)}
            </Box>
          ))}
        </Muted>
      )}
    </>
  )
}
