import Box from '@mui/material/Box'
import { Fragment, useEffect, useSyncExternalStore } from 'react'
import { AppLink } from '../app-link'
import { useText } from '../i18n'
import { kitTexts } from '../messages'

export interface Crumb {
  label: string
  to?: string
}
let crumbs: readonly Crumb[] = []
const listeners = new Set<() => void>()
const publish = (next: readonly Crumb[]) => {
  crumbs = next
  for (const listener of listeners) listener()
}

/** Says where the page is; the trail begins with Home by itself. */
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
        minWidth: 0,
        flex: '0 1 auto',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
        '& a': {
          // A long name is cut in its own place: what is only clipped would still lie below what stands beside.
          display: 'inline-block',
          maxWidth: '18ch',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          verticalAlign: 'bottom',
          textDecoration: 'none',
          borderRadius: 0.5,
          '&:hover': { color: 'text.primary' },
        },
      }}
    >
      <AppLink to="/dashboard">{t('home')}</AppLink>
      {trail.map((crumb, index) => (
        <Fragment key={crumb.to ?? crumb.label}>
          <Box component="span" aria-hidden sx={{ color: 'text.disabled', mx: 0.75 }}>
            /
          </Box>
          {crumb.to && index < trail.length - 1 ? (
            <AppLink to={crumb.to}>{crumb.label}</AppLink>
          ) : (
            <Box component="b" aria-current="page" sx={{ color: 'text.primary', fontWeight: 500 }}>
              {crumb.label}
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  )
}
