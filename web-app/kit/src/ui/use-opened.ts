import { useState } from 'react'

/** Keeps the record with which a dialog opened, while the page behind follows others' changes. */
export const useOpened = <T>(record: T): T => useState(() => record)[0]
