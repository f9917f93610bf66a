import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { languages } from '@workledger/contracts/kernel/languages'
import { useLanguage, useText } from '../i18n/i18n'
import { type CompleteLanguage, completeLanguages } from '../i18n/languages'
import { kitTexts } from '../i18n/messages'
import { useChooseLanguage, useCurrent } from '../net/current'
import { usePlaceElsewhere } from '../ui/app-link'
import { setAppearance, useAppearance } from '../ui/appearance'
import { Avatar } from '../ui/avatar'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { MenuButton, type MenuEntries } from '../ui/menu-button'
import { builtPages } from '../ui/pages'
import { Muted, Strong } from '../ui/text'
import { toastError } from '../ui/toast'
import { useSignOut } from './sign-out'

const languageEntries = (
  now: string,
  choose: (language: CompleteLanguage) => Promise<void>,
): MenuEntries =>
  completeLanguages.map((code) => ({
    label: languages[code].name,
    selected: code === now,
    run: () => void choose(code).catch(toastError),
  }))

/** The menu of languages; `named` shows the present one if there is room. */
export function LanguageMenu({ named = false }: { named?: boolean }) {
  const t = useText(kitTexts)
  const language = useLanguage()
  const choose = useChooseLanguage()

  return (
    <MenuButton
      label={t('language')}
      look={named ? 'bare' : 'icon'}
      entries={languageEntries(language, choose)}
    >
      <Icon name="globe" />
      {named && <Muted sx={{ ml: 1, fontWeight: 400 }}>{languages[language].name}</Muted>}
    </MenuButton>
  )
}

export function UserMenu() {
  const t = useText(kitTexts)
  const { user, employee } = useCurrent()
  const here = usePlaceElsewhere()
  const { theme } = useAppearance()
  const language = useLanguage()
  const choose = useChooseLanguage()
  const logout = useSignOut()
  const person = { ...user, avatar: employee?.avatar }

  const themes = (['light', 'dark', 'system'] as const).map((each) => ({
    label: t(`theme.${each}`),
    selected: theme === each,
    run: () => setAppearance({ theme: each }),
  }))

  const own = [
    { label: t('user.account'), icon: 'settings' as const, to: '/my_account' },
    { label: t('user.profile'), icon: 'user' as const, to: '/my_profile' },
    {
      label: t('user.switch'),
      icon: 'switch' as const,
      to: `/workspaces?from=${encodeURIComponent(here)}`,
    },
  ].filter(({ to }) => builtPages.has(to) || to.startsWith('/workspaces'))

  return (
    <MenuButton
      look="bare"
      label={t('user.menu')}
      header={
        <Row gap={1.25}>
          <Avatar person={person} size={32} />
          <Box sx={{ minWidth: 0 }}>
            <Strong>{fullName(user)}</Strong>
            <Muted className="ltr" size={12} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {user.email}
            </Muted>
          </Box>
        </Row>
      }
      entries={[
        null,
        ...own,
        null,
        t('theme.label'),
        ...themes,
        t('language'),
        ...languageEntries(language, choose),
        null,
        { label: t('user.logout'), icon: 'logout', run: logout.run },
      ]}
    >
      <Avatar person={person} />
    </MenuButton>
  )
}
