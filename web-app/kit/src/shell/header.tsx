import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { Muted } from '../ui/text'
import { Mark } from './brand'
import { Breadcrumb } from './crumbs'
import type { ShellSlots } from './slots'
import { LanguageMenu, UserMenu } from './user-menu'

interface Props {
  slots: ShellSlots
  /** Opens the sidebar, which is a drawer in a narrow window. */
  openNav?: (() => void) | undefined
  openPalette: () => void
  still: boolean
}

const apple = /Mac|iPhone|iPad/.test(typeof navigator === 'undefined' ? '' : navigator.userAgent)

/**
 * With large buttons for fingers, a phone has no room for it next to a running timer; the palette
 * has the tours too.
 */
const helpGivesWay = {
  '@media (max-width: 574px)': { 'header:has([role=group]) & > button': { display: 'none' } },
}

export function Header({ slots, openNav, openPalette, still }: Props) {
  const t = useText(kitTexts)
  return (
    <Row
      component="header"
      gap={{ xs: 0.5, md: 1.5 }}
      sx={{
        position: still ? 'sticky' : 'static',
        top: 0,
        zIndex: 20,
        height: 56,
        px: { xs: 1.5, md: 2.5 },
        '@media (max-width: 359px)': { px: 1 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {openNav && (
        <>
          <IconButton aria-label={t('nav.open')} onClick={openNav}>
            <Icon name="menu" />
          </IconButton>
          {/* A phone has no room for it next to a timer; the dashboard is in the sidebar too. */}
          <Box
            component={AppLink}
            to="/dashboard"
            aria-label={t('nav.dashboard')}
            sx={{ display: 'flex', '@media (max-width: 479px)': { display: 'none' } }}
          >
            <Mark />
          </Box>
        </>
      )}
      {/* Before the flexible space, so that the search stays in place when a timer starts. */}
      <Box
        sx={{
          display: { xs: 'none', lg: 'flex' },
          minWidth: 0,
          width: 300,
          '@media (min-width: 1440px)': { width: 380 },
        }}
      >
        <Breadcrumb />
      </Box>
      <Search label={t('palette.open')} open={openPalette} />
      <Box sx={{ flex: 1 }} />
      {slots.timer}
      {slots.attendance}
      <Box sx={{ display: 'contents', ...helpGivesWay }}>{slots.help}</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <LanguageMenu />
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <UserMenu />
      </Box>
    </Row>
  )
}

function Search({ label, open }: { label: string; open: () => void }) {
  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          display: { xs: 'none', lg: 'flex' },
          alignItems: 'center',
          gap: 1,
          flex: 'none',
          width: 220,
          height: 32,
          paddingInline: '10px 6px',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.disabled',
          font: 'inherit',
          cursor: 'text',
          '&:hover': { borderColor: 'tone.lineStrong' },
        }}
      >
        {label}
        <Muted
          component="kbd"
          className="ltr"
          size={11}
          sx={{
            // Not `inline`: the clock reads left to right, while the margin mirrors with the page.
            marginLeft: 'auto',
            border: 1,
            borderColor: 'tone.lineStrong',
            borderRadius: 0.75,
            px: 0.625,
            fontFamily: 'inherit',
            lineHeight: '16px',
          }}
        >
          {apple ? '⌘K' : 'Ctrl K'}
        </Muted>
      </Box>
      <IconButton
        aria-label={label}
        title={label}
        onClick={open}
        sx={{ display: { lg: 'none' }, '@media (max-width: 359px)': { display: 'none' } }}
      >
        <Icon name="search" />
      </IconButton>
    </>
  )
}
