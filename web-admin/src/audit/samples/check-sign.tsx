import Box from '@mui/material/Box'
import type { CheckResult } from '@workledger/contracts/samples/sample-kinds'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { samplesTexts } from './messages'

/** The result of a check, by sign, colour and, for screen readers, word. */
export function CheckSign({ result }: { result: CheckResult }) {
  const t = useText(samplesTexts)
  const colour = { pass: 'tone.good', fail: 'tone.bad', none: 'text.disabled' }[result]

  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`results.${result}`)}
      title={t(`results.${result}`)}
      sx={{ display: 'inline-flex', color: colour }}
    >
      {result === 'none' ? '–' : <Icon name={result === 'pass' ? 'check' : 'close'} />}
    </Box>
  )
}
