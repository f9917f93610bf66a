import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ElementType, ReactNode, Ref } from 'react'

/** One object of styles, so that a word may add its own to it. */
type Styles = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>

interface BoxParts {
  children?: ReactNode
  ref?: Ref<unknown> | undefined
  sx?: Styles | undefined
}

/** What a word gets: its own properties and all that it hands on to Box. */
export type WordProps<Own> = Own & BoxParts & { component?: ElementType | undefined }

/** A Box with part of its look given: takes `component`, `sx` and the element's own attributes. */
export type BoxWord<Own, Root extends ElementType = 'div'> = OverridableComponent<{
  props: Own & BoxParts
  defaultComponent: Root
}>

/** A value of the theme's scale, or one for each width of the window. */
export type Responsive<Value> =
  | Value
  | { [width in 'xs' | 'sm' | 'md' | 'shell' | 'lg' | 'xl']?: Value }
