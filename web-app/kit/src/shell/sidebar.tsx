import Box from '@mui/material/Box'
import { companyLinks } from '@workledger/contracts/workspaces/company-links'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { useCurrent } from '../net/current'
import { AppLink, isConsole, useProductPath } from '../ui/app-link'
import { setAppearance } from '../ui/appearance'
import { Icon, type IconName } from '../ui/icon'
import { MenuButton } from '../ui/menu-button'
import { Strong } from '../ui/text'
import { isAt, type NavEntry, navigationFor } from './nav'
import { type ShellSlots, useBuild } from './slots'
import { supportLinks } from './support-links'
import { WorkspaceSwitcher } from './workspace-switcher'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  height: 32,
  px: 1,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  position: 'relative',
  '&[aria-current=page]': { bgcolor: 'tone.accentSoft', color: 'tone.accentInk', fontWeight: 500 },
  '@media (pointer: coarse)': { height: 40 },
} as const

/** An icon alone, in the middle of the narrow sidebar. */
const centred = { justifyContent: 'center', px: 0 } as const

/** A number at the corner of an icon; nothing without a number. */
const overIcon = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  minWidth: 16,
  px: '3px',
  borderRadius: '8px',
  fontSize: 10,
  lineHeight: '15px',
  fontWeight: 600,
  textAlign: 'center',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:empty': { display: 'none' },
} as const

const figure = { marginInlineStart: 'auto', fontSize: 12, fontWeight: 500 } as const

interface Props {
  badges: ShellSlots['badges']
  badgeLinks?: ShellSlots['badgeLinks']
  /** Icons only. */
  mini?: boolean | undefined
  onNavigate?: () => void
}

export function Sidebar({ badges, badgeLinks, mini, onNavigate }: Props) {
  const t = useText(kitTexts)
  const { employee, settings } = useCurrent()
  // Without a workspace, only the list of workspaces is reachable.
  const groups = employee ? navigationFor(employee.role?.permissions ?? [], employee) : []
  const links = companyLinks(settings?.links)

  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      onClick={(event) => (event.target as HTMLElement).closest('a') && onNavigate?.()}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      {/* Outside of the list, so that it stays in place while the list scrolls. */}
      <Box sx={{ flex: 'none', px: mini ? 1 : 1.25, pt: 1.25 }}>
        <WorkspaceSwitcher mini={mini} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: '2px',
          flex: 1,
          minHeight: 0,
          px: mini ? 1 : 1.25,
          pb: 1.25,
          overflowY: 'auto',
          scrollbarWidth: mini ? 'none' : 'thin',
        }}
      >
        {groups.map((group) => (
          <Box key={group.id} role="group" aria-label={t(`nav.${group.id}`)}>
            <Heading mini={mini}>{t(`nav.${group.id}`)}</Heading>
            {group.entries.map((entry) =>
              entry.children ? (
                <Branch key={entry.id} entry={entry} mini={mini} />
              ) : (
                <Leaf
                  key={entry.id}
                  entry={entry}
                  badge={badges?.[entry.id]}
                  beside={badgeLinks?.[entry.id]}
                  mini={mini}
                />
              ),
            )}
            {group.id === 'you' && links.length > 0 && !mini && <Links links={links} />}
          </Box>
        ))}
        {!mini && <Support />}
      </Box>
      {!onNavigate && <Width mini={mini} />}
    </Box>
  )
}

/** Makes the sidebar wide or narrow; the browser keeps the choice. */
function Width({ mini }: { mini?: boolean | undefined }) {
  const t = useText(kitTexts)
  const label = t(mini ? 'nav.wide' : 'nav.mini')

  return (
    <Box sx={{ flex: 'none', px: mini ? 1 : 1.25, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        title={mini ? label : undefined}
        aria-label={mini ? label : undefined}
        onClick={() => setAppearance({ navStyle: mini ? 'fixed' : 'mini' })}
        sx={{ ...row, ...(mini && centred) }}
      >
        <Icon name="sidebar" />
        {!mini && label}
      </Box>
    </Box>
  )
}

const Heading = ({ children, mini }: { children: string; mini?: boolean | undefined }) =>
  mini ? (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mx: 0.5, my: 1 }} />
  ) : (
    <Strong
      sx={{
        px: 1,
        pt: 1.5,
        pb: 0.5,
        fontSize: 11,
        lineHeight: '16px',
        letterSpacing: '.02em',
        color: 'text.disabled',
      }}
    >
      {children}
    </Strong>
  )

/**
 * Scrolls the sidebar to an entry. `scrollIntoView` would also move the place from which Tab
 * continues, so that the page's first Tab would miss the skip link.
 */
function showInList(entry: HTMLElement) {
  const list = entry.closest('[role=group]')!.parentElement!
  const top = entry.getBoundingClientRect().top - list.getBoundingClientRect().top
  const most = list.clientHeight - 40
  if (top < 0 || top > most) list.scrollTop += top - most / 2
}

function Leaf({
  entry,
  badge,
  beside,
  mini,
  indent,
}: {
  entry: NavEntry
  badge?: React.ReactNode
  /** A link of its own at the entry's end. */
  beside?: React.ReactNode
  mini?: boolean | undefined
  indent?: boolean
}) {
  const t = useText(kitTexts)
  const path = useProductPath()
  const to = entry.inBothApps && isConsole(path) ? `/admin${entry.to}` : entry.to
  const current = isAt(path, to)
  const element = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    // With the frame, so that the page is not laid out twice.
    if (current) requestAnimationFrame(() => element.current && showInList(element.current))
  }, [current])

  const link = (
    <Box
      component={AppLink}
      ref={element}
      to={to}
      aria-current={current ? 'page' : undefined}
      title={mini ? t(`nav.${entry.id}`) : undefined}
      sx={{ ...row, ...(indent && { paddingInlineStart: '34px' }), ...(mini && centred) }}
    >
      {!indent && <Icon name={entry.icon} />}
      {!mini && t(`nav.${entry.id}`)}
      {/* A narrow sidebar has room for a number, but not for the timer's clock. */}
      {badge !== undefined && badge !== null && !(mini && entry.id === 'timer') && (
        <Box component="b" className="num" sx={mini ? overIcon : figure}>
          {badge}
        </Box>
      )}
    </Box>
  )

  if (mini || !beside) return link

  // A link cannot hold another one, so the badge lies over the end of the entry.
  return (
    <Box sx={{ position: 'relative' }}>
      {link}
      <Box sx={{ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, display: 'flex' }}>
        {beside}
      </Box>
    </Box>
  )
}

function Fold({
  icon,
  label,
  initially,
  children,
}: {
  icon: IconName
  label: string
  /** Opens when it becomes true, for example when the palette leads to a page inside. */
  initially: boolean
  children: React.ReactNode
}) {
  const [open, setOpen] = useState(initially)

  useEffect(() => {
    if (initially) setOpen(true)
  }, [initially])

  return (
    <>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={row}
      >
        <Icon name={icon} />
        {label}
        <Box component="span" sx={{ ...figure, display: 'flex', color: 'text.disabled' }}>
          <Icon name={open ? 'up' : 'down'} size={14} />
        </Box>
      </Box>
      {open && children}
    </>
  )
}

function Branch({ entry, mini }: { entry: NavEntry; mini?: boolean | undefined }) {
  const t = useText(kitTexts)
  const path = useProductPath()
  const children = entry.children ?? []
  const current = children.some(({ to }) => isAt(path, to))

  if (mini)
    return (
      <Box
        sx={{
          borderRadius: 1,
          ...(current && {
            bgcolor: 'tone.accentSoft',
            '& button': { width: '100%', color: 'tone.accentInk' },
          }),
          ...(!current && { '& button': { width: '100%' } }),
        }}
      >
        <MenuButton
          label={t(`nav.${entry.id}`)}
          entries={children.map(({ id, to }) => ({
            label: t(`nav.${id}`),
            to,
            selected: isAt(path, to),
          }))}
        >
          <Icon name={entry.icon} />
        </MenuButton>
      </Box>
    )

  return (
    <Fold icon={entry.icon} label={t(`nav.${entry.id}`)} initially={current}>
      {children.map((child) => (
        <Leaf key={child.id} entry={child} indent />
      ))}
    </Fold>
  )
}

function Links({ links }: { links: ReturnType<typeof companyLinks> }) {
  const t = useText(kitTexts)
  return (
    <Fold icon="link" label={t('nav.links')} initially={false}>
      {links.map((link) => (
        <Box
          key={link.url}
          component={AppLink}
          to={link.url}
          sx={{ ...row, paddingInlineStart: '34px' }}
        >
          {link.label}
        </Box>
      ))}
    </Fold>
  )
}

function Support() {
  const t = useText(kitTexts)
  const { day } = useFormat()
  const build = useBuild()
  const links = supportLinks(useCurrent().user.support)

  return (
    <Box sx={{ mt: 'auto' }}>
      {links.length > 0 && <Heading>{t('nav.support')}</Heading>}
      {links.map(({ id, icon, to }) => (
        <Box component={AppLink} key={id} to={to} sx={row}>
          <Icon name={icon} />
          {t(`nav.${id}`)}
        </Box>
      ))}
      {build && (
        <>
          <Heading>{t('nav.build')}</Heading>
          <Box
            className="num"
            sx={{ px: 1, fontSize: 12, lineHeight: '18px', color: 'text.disabled' }}
          >
            {t('nav.version', { version: build.version })} · {day(build.date)}
          </Box>
        </>
      )}
    </Box>
  )
}
