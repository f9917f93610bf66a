import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { languages } from '@workledger/contracts/kernel/languages'
import { useState } from 'react'
import { switchLanguage, useLanguage, useText } from '../i18n/i18n'
import { keepLanguage, offeredLanguage } from '../i18n/languages'
import { kitTexts } from '../i18n/messages'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'

/** Offers the browser's language to a visitor who has not chosen one, until they answer. */
export function LanguageOffer() {
  const t = useText(kitTexts)
  const language = useLanguage()
  const [offered, setOffered] = useState(offeredLanguage)
  if (!offered || offered === language) return null

  const dismiss = () => {
    keepLanguage(language)
    setOffered(undefined)
  }

  return (
    <Row gap={0.5} sx={{ justifyContent: 'center', px: 2, pb: 1 }}>
      <Button
        lang={offered}
        dir={languages[offered].dir}
        size="small"
        onClick={() => void switchLanguage(offered)}
      >
        {languages[offered].offer}
      </Button>
      <IconButton size="small" aria-label={t('actions.close')} onClick={dismiss}>
        <Icon name="close" size={14} />
      </IconButton>
    </Row>
  )
}
