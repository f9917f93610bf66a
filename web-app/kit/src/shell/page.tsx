import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Row } from '../ui/layout'
import { Muted } from '../ui/text'
import { type Crumb, useCrumbs } from './crumbs'
import { usePageTitle } from './title'

interface Props {
  title: string
  /** Name of this page in the trail, among others of its kind. */
  crumb?: string | undefined
  /** Steps between Home and this page. */
  crumbs?: readonly Crumb[]
  /** Words or chips next to the title. */
  beside?: ReactNode
  actions?: ReactNode
  /** A line below the heading. */
  about?: ReactNode
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

/** A page: its place in the trail, its one heading, its actions. */
export function Page({
  title,
  crumb = title,
  crumbs = [],
  beside,
  actions,
  about,
  quietTitle,
  narrow,
  children,
}: Props) {
  usePageTitle(title)
  useCrumbs([...crumbs, { label: crumb }])

  const heading = (
    <Box
      component="h1"
      dir="auto"
      sx={
        quietTitle
          ? unseen
          : { m: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.01em' }
      }
    >
      {title}
    </Box>
  )

  if (quietTitle)
    return (
      <>
        {heading}
        {children}
      </>
    )

  return (
    <Box sx={narrow ? { maxWidth: 720 } : undefined}>
      <Row wrap gap={1.5} sx={{ mb: 1.5, minHeight: 32 }}>
        {heading}
        {beside}
        {actions && (
          <Row
            align="stretch"
            wrap
            gap={1}
            sx={{ marginInlineStart: 'auto', '@media print': { display: 'none' } }}
          >
            {actions}
          </Row>
        )}
      </Row>
      {about && (
        <Muted className="num" sx={{ mt: -1, mb: 1.5, overflowWrap: 'anywhere' }}>
          {about}
        </Muted>
      )}
      {children}
    </Box>
  )
}
