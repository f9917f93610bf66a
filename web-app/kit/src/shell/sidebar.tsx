import Box from '@mui/material/Box'
import { companyLinks } from '@workledger/contracts/workspaces/company-links'
import { useState } from 'react'
import { useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { useCurrent } from '../net/current'
import { AppLink, useProductPath } from '../ui/app-link'
import { Icon, type IconName } from '../ui/icon'
import { Strong } from '../ui/text'
import { type NavEntry, navigationFor } from './nav'
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
  '&[aria-current=page]': { bgcolor: 'tone.accentSoft', color: 'tone.accentInk', fontWeight: 500 },
  '@media (pointer: coarse)': { height: 40 },
} as const

const figure = { marginInlineStart: 'auto', fontSize: 12, fontWeight: 500 } as const

interface Props {
  badges: ShellSlots['badges']
  /** Icons only. */
  mini?: boolean
  onNavigate?: () => void
}

export function Sidebar({ badges, mini, onNavigate }: Props) {
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
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
        height: '100%',
        px: mini ? 1 : 1.25,
        py: 1.25,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      }}
    >
      <WorkspaceSwitcher mini={mini} />
      {groups.map((group) => (
        <Box key={group.id} role="group" aria-label={t(`nav.${group.id}`)}>
          <Heading mini={mini}>{t(`nav.${group.id}`)}</Heading>
          {group.entries.map((entry) =>
            entry.children ? (
              <Branch key={entry.id} entry={entry} mini={mini} />
            ) : (
              <Leaf key={entry.id} entry={entry} badge={badges?.[entry.id]} mini={mini} />
            ),
          )}
          {group.id === 'you' && links.length > 0 && !mini && <Links links={links} />}
        </Box>
      ))}
      {!mini && <Support />}
    </Box>
  )
}

const Heading = ({ children, mini }: { children: string; mini?: boolean }) =>
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

function Leaf({
  entry,
  badge,
  mini,
  indent,
}: {
  entry: NavEntry
  badge?: React.ReactNode
  mini?: boolean
  indent?: boolean
}) {
  const t = useText(kitTexts)
  const path = useProductPath()
  const page = entry.to.split('?')[0]!
  const current = path === page || path.startsWith(`${page}/`)

  return (
    <Box
      component={AppLink}
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      title={mini ? t(`nav.${entry.id}`) : undefined}
      sx={{ ...row, ...(indent && { paddingInlineStart: '34px' }) }}
    >
      {!indent && <Icon name={entry.icon} />}
      {!mini && t(`nav.${entry.id}`)}
      {!mini && badge !== undefined && badge !== null && (
        <Box component="b" className="num" sx={figure}>
          {badge}
        </Box>
      )}
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
  initially: boolean
  children: React.ReactNode
}) {
  const [open, setOpen] = useState(initially)
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

function Branch({ entry, mini }: { entry: NavEntry; mini?: boolean }) {
  const t = useText(kitTexts)
  const path = useProductPath()
  const children = entry.children ?? []
  if (mini) return <Leaf entry={entry} mini />

  return (
    <Fold
      icon={entry.icon}
      label={t(`nav.${entry.id}`)}
      initially={children.some(({ to }) => path.startsWith(to))}
    >
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
