import Button from '@mui/material/Button'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { busyProps } from './busy-props'

const press = () => {}

it('keeps a busy button focusable, and ignores presses', () => {
  const busy = renderToString(<Button {...busyProps(true, press)}>Save</Button>)
  expect(busy).toContain('aria-busy="true"')
  expect(busy).toContain('aria-disabled="true"')
  expect(busy).not.toContain('disabled=""')
  const prevented: string[] = []
  const event = { preventDefault: () => prevented.push('press') } as never
  busyProps(true, () => prevented.push('run')).onClick?.(event)
  expect(prevented).toEqual(['press'])
})

it('passes presses on otherwise', () => {
  expect(busyProps(false, press)).toEqual({ onClick: press })
  expect(renderToString(<Button {...busyProps(false)}>Save</Button>)).not.toContain('aria-')
})
