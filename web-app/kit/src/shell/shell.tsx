import Box from '@mui/material/Box'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { useCurrent } from '../net/current'
import { whenIdle } from '../net/when-idle'
import { useActions, useKeyboard } from '../ui/actions'
import { useGo } from '../ui/app-link'
import { useAppearance } from '../ui/appearance'
import { Foot } from '../ui/bottom-bar'
import { Grid } from '../ui/layout'
import { builtPages } from '../ui/pages'
import { readyLazy } from '../ui/ready-lazy'
import { undoLast } from '../ui/toast'
import { UnsavedBar } from '../ui/unsaved'
import { useBelow } from '../ui/use-narrow'
import { Announcement } from './banners'
import { Breadcrumb } from './crumbs'
import { Header } from './header'
import { OfflineBar } from './offline-notice'
import { Sidebar } from './sidebar'
import { type Build, BuildContext, type ShellSlots } from './slots'
import { SubscriptionBanner } from './subscription-banner'

const NavDrawer = lazy(() => import('./nav-drawer'))
const RareBanners = lazy(() => import('./rare/rare-banners'))
const Palette = readyLazy(() => import('./palette/palette'))
const Shortcuts = lazy(() => import('./shortcuts-dialog'))

interface Props {
  build: Build
  slots?: ShellSlots
  children: ReactNode
}

/** The frame around every signed-in page of both apps. */
export function Shell({ build, slots = {}, children }: Props) {
  return (
    <BuildContext value={build}>
      <Frame slots={slots}>{children}</Frame>
    </BuildContext>
  )
}

function Frame({ slots, children }: { slots: ShellSlots; children: ReactNode }) {
  const t = useText(kitTexts)
  const { user, workspace } = useCurrent()
  const rare = user.impersonated_by || !user.email_verified_at || workspace?.closes_at
  const { navStyle, layout } = useAppearance()
  const narrow = useBelow(950)
  const drawer = narrow || navStyle === 'drawer'
  const tight = useBelow(1200)
  const mini = !drawer && (navStyle === 'mini' || (navStyle === 'auto' && tight))
  const [open, setOpen] = useState<'nav' | 'palette' | 'shortcuts' | null>(null)
  const close = () => setOpen(null)
  useKeyboard()

  // Typing right after Ctrl+K must reach the palette, not the page behind it.
  useEffect(() => {
    return whenIdle(() => void Palette.fetch().catch(() => {}))
  }, [])

  useShellActions(setOpen)

  return (
    <Grid
      columns={drawer ? 'minmax(0, 1fr)' : `${mini ? 56 : 232}px minmax(0, 1fr)`}
      sx={{ minHeight: '100%', '@media print': { display: 'block' } }}
    >
      <SkipLink>{t('skip')}</SkipLink>
      {!drawer && (
        <Box
          component="aside"
          sx={{
            position: 'sticky',
            top: 0,
            height: '100dvh',
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
            '@media print': { display: 'none' },
          }}
        >
          <Sidebar badges={slots.badges} badgeLinks={slots.badgeLinks} mini={mini} />
        </Box>
      )}
      {/* Only the page itself is printed. */}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          '@media print': { display: 'block', '& > :not(main)': { display: 'none' } },
        }}
      >
        <Header
          slots={slots}
          openNav={drawer ? () => setOpen('nav') : undefined}
          openPalette={() => setOpen('palette')}
          still={navStyle === 'fixed' || navStyle === 'auto'}
        />
        <section aria-label={t('notices')}>
          <OfflineBar />
          {rare && (
            <Suspense fallback={<Box sx={{ height: { xs: 73, sm: 41 } }} />}>
              <RareBanners />
            </Suspense>
          )}
          <SubscriptionBanner />
          <Announcement />
        </section>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: layout === 'boxed' ? 1200 : 1760,
            mx: 'auto',
            p: { xs: 2, md: '20px 24px' },
            outline: 'none',
            '@media print': { p: 0 },
          }}
        >
          <Box sx={{ display: { lg: 'none' }, mb: 1.5, '@media print': { display: 'none' } }}>
            <Breadcrumb />
          </Box>
          {children}
        </Box>
        <UnsavedBar />
        <Foot />
        <Footer />
      </Box>
      <Suspense>
        {open === 'nav' && drawer && (
          <NavDrawer close={close}>
            <Sidebar badges={slots.badges} badgeLinks={slots.badgeLinks} onNavigate={close} />
          </NavDrawer>
        )}
        {open === 'palette' && <Palette close={close} />}
        {open === 'shortcuts' && <Shortcuts close={close} />}
      </Suspense>
    </Grid>
  )
}

function Footer() {
  const t = useText(kitTexts)

  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 2, md: 3 },
        py: 1.5,
        fontSize: 12,
        lineHeight: '16px',
        color: 'text.disabled',
        // It appears below the loaded page, instead of being pushed down by it.
        'main:has(.MuiSkeleton-root) ~ &': { visibility: 'hidden' },
      }}
    >
      {t('footer', { year: String(new Date().getFullYear()) })}
    </Box>
  )
}

function useShellActions(show: (what: 'palette' | 'shortcuts') => void) {
  const t = useText(kitTexts)
  const go = useGo()
  const group = t('shortcuts.everywhere')

  useActions([
    {
      id: 'palette',
      label: t('shortcuts.palette'),
      keys: 'mod+k',
      group,
      palette: false,
      run: () => show('palette'),
    },
    { id: 'undo', label: t('shortcuts.undo'), keys: 'mod+z', group, palette: false, run: undoLast },
    {
      id: 'shortcuts',
      label: t('shortcuts.title'),
      keys: '?',
      group,
      run: () => show('shortcuts'),
    },
    ...(
      [
        ['dashboard', 'g d'],
        ['inbox', 'g i'],
        ['requests', 'g r'],
        ['timer', 'g t'],
      ] as const
    )
      .filter(([id]) => builtPages.has(`/${id}`))
      .map(([id, keys]) => ({
        id: `go-${id}`,
        label: t(`nav.${id}`),
        keys,
        group,
        palette: false,
        run: () => go(`/${id}`),
      })),
  ])
}

const SkipLink = ({ children }: { children: ReactNode }) => (
  <Box
    component="a"
    href="#content"
    sx={{
      position: 'fixed',
      insetInlineStart: 12,
      top: -60,
      zIndex: 1600,
      px: 1.5,
      py: 1,
      borderRadius: 1,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      '&:focus': { top: 12 },
      // The area above a page would print at the end of the previous one.
      '@media print': { display: 'none' },
    }}
  >
    {children}
  </Box>
)
