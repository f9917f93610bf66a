import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useText } from '../kit/i18n'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'

/** After signing up: says that an e-mail is under way and goes on by itself. */
export default function ThankYou() {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const [left, setLeft] = useState(10)
  useEffect(() => {
    if (left === 0) {
      navigate('/', { replace: true })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])
  return (
    <AccessFrame title={t('thanks.title')} text={t('thanks.text')} below={<Link to="/signin">{t('thanks.signin')}</Link>}>
      <Box className="num" sx={{ color: 'text.secondary' }} role="timer">
        {t('thanks.count', { count: left })}
      </Box>
    </AccessFrame>
  )
}
