import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCopy } from '@workledger/kit/ui/copy'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { ssoTexts } from './messages'

/** A value that an administrator enters elsewhere. */
export function Copied({ label, value }: { label: string; value: string }) {
  const t = useText(ssoTexts)
  const { copy } = useCopy()

  return (
    <div>
      <Muted size={12}>{label}</Muted>
      <Row gap={1} wrap>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {value}
        </Box>
        <Button
          size="small"
          onClick={() => void copy(value)}
          aria-label={t('copyOf', { what: label })}
        >
          {t('copy')}
        </Button>
      </Row>
    </div>
  )
}
