import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FORM_WIDTH } from '../ui/layout'
import { HeaderContext, joinedActions, type PageActions, useHeader } from '../ui/page-actions'
import { type Crumb, useCrumbs } from './crumbs'
import { PageHeader, useHeaderInPalette } from './page-header'
import { usePageTitle } from './title'

interface Props extends PageActions {
  title: string
  /** Name of this page in the trail, among others of its kind. */
  crumb?: string | undefined
  /** Steps between Home and this page. */
  crumbs?: readonly Crumb[]
  /** Chips next to the title. */
  status?: ReactNode
  /** A muted line below the title. */
  facts?: ReactNode
  /** Pictures or a state before the actions. */
  aside?: ReactNode
  /** Name of the menu's button. */
  menuLabel?: string
  /** For screen readers only, if the page shows a heading of its own. */
  quietTitle?: boolean
  /** For forms and short lists: limited to a readable width. */
  narrow?: boolean
  children: ReactNode
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * A page: its place in the trail, its one heading, its actions. Tabs and other parts add their own
 * actions with `usePageActions`; the palette finds all of them.
 */
export function Page({
  title,
  crumb = title,
  crumbs = [],
  status,
  facts,
  aside,
  primary,
  secondary,
  menu,
  menuLabel,
  quietTitle,
  narrow,
  children,
}: Props) {
  usePageTitle(title)
  useCrumbs([...crumbs, { label: crumb }])
  const { header, parts } = useHeader()
  const actions = joinedActions([{ primary, secondary, menu }, ...parts])
  useHeaderInPalette(title, actions)

  const heading = (
    <Box
      component="h1"
      dir="auto"
      sx={
        quietTitle
          ? unseen
          : {
              m: 0,
              fontSize: 20,
              lineHeight: '28px',
              fontWeight: 600,
              letterSpacing: '-.01em',
              overflowWrap: 'anywhere',
            }
      }
    >
      {title}
    </Box>
  )

  return (
    <HeaderContext value={header}>
      {quietTitle ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <Box sx={narrow ? { maxWidth: FORM_WIDTH } : undefined}>
          <PageHeader {...{ heading, status, facts, aside, actions, menuLabel }} />
          {children}
        </Box>
      )}
    </HeaderContext>
  )
}
