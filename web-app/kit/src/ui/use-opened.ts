import { useState } from 'react'

/**
 * A record as its dialog was given it when it opened; the page behind goes on to show what others
 * change.
 */
export const useOpened = <T>(record: T): T => useState(() => record)[0]
