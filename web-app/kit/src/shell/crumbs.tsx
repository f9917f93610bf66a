import Box from '@mui/material/Box'
import { Fragment, useEffect, useSyncExternalStore } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import { Strong } from '../ui/text'

export interface Crumb {
  label: string
  to?: string | undefined
}

let crumbs: readonly Crumb[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly Crumb[]) => {
  crumbs = next
  for (const listener of listeners) listener()
}

/** Sets the page's place; the trail begins with Home by itself. */
export function useCrumbs(trail: readonly Crumb[]) {
  const shape = JSON.stringify(trail)

  useEffect(() => {
    publish(JSON.parse(shape) as Crumb[])
    return () => publish([])
  }, [shape])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Breadcrumb() {
  const t = useText(kitTexts)
  const trail = useSyncExternalStore(subscribe, () => crumbs)

  return (
    <Box
      component="nav"
      aria-label={t('breadcrumb')}
      sx={{
        display: 'flex',
        minWidth: 0,
        flex: '0 1 auto',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
        // A long name is truncated in its own place, this page's first, because the heading below
        // repeats it. The others would end in dots for a fraction of a pixel.
        '& a, & b': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
        '& a': {
          flex: '0 1 auto',
          maxWidth: '18ch',
          textDecoration: 'none',
          borderRadius: 0.5,
          '&:hover': { color: 'text.primary' },
        },
        '& a:not(:first-of-type)': { minWidth: '3.5ch' },
        '& b': { flex: '0 1000000 auto', minWidth: '6ch' },
        '& a:first-of-type': { flexShrink: 0 },
      }}
    >
      <AppLink to="/dashboard">{t('home')}</AppLink>
      {trail.map((crumb, index) => (
        <Fragment key={crumb.to ?? crumb.label}>
          <Box component="span" aria-hidden sx={{ flex: 'none', color: 'text.disabled', mx: 0.75 }}>
            /
          </Box>
          {crumb.to && index < trail.length - 1 ? (
            <AppLink to={crumb.to} title={crumb.label} dir="auto">
              {crumb.label}
            </AppLink>
          ) : (
            <Strong
              component="b"
              aria-current="page"
              dir="auto"
              title={crumb.label}
              sx={{ color: 'text.primary' }}
            >
              {crumb.label}
            </Strong>
          )}
        </Fragment>
      ))}
    </Box>
  )
}
