import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useText } from '../../i18n/i18n'
import { AtTheFoot, barLook } from '../../ui/bottom-bar'
import { Icon } from '../../ui/icon'
import { RefusedDialog } from '../../ui/refused-dialog'
import { inboxTexts } from './messages'
import type { useBulk } from './use-bulk'
import { useItemWords } from './use-item-words'

/** The decisions about the selected items, and the items that were refused. */
export function InboxBulkBar({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const t = useText(inboxTexts)
  const { titleOf, summaryOf } = useItemWords()

  return (
    <>
      {bulk.count > 0 && (
        <AtTheFoot>
          <Box role="toolbar" aria-label={t('bulk')} sx={barLook}>
            <Box className="num" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
              {t('selected', { count: bulk.count })}
            </Box>
            <Button onClick={() => bulk.decide(false)}>{t('reject')}</Button>
            <Button variant="contained" color="primary" onClick={() => bulk.decide(true)}>
              {t('approve')}
            </Button>
            <IconButton aria-label={t('unselect')} title={t('unselect')} onClick={bulk.clear}>
              <Icon name="close" />
            </IconButton>
          </Box>
        </AtTheFoot>
      )}
      {bulk.refused.length > 0 && (
        <RefusedDialog
          refused={bulk.refused}
          nameOf={(item) => `${titleOf(item)}, ${summaryOf(item)}`}
          close={bulk.closeRefused}
        />
      )}
    </>
  )
}
