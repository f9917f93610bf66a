import type { MouseEvent } from 'react'

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * Returns a button's props while its request may run. A busy button ignores presses but keeps the
 * focus. The browser takes the focus from a disabled one, and Escape then no longer reaches its
 * dialog.
 */
export const busyProps = (
  busy: boolean | undefined,
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void,
) => ({
  'aria-busy': busy || undefined,
  'aria-disabled': busy || undefined,
  onClick: busy ? ignore : onClick,
})
