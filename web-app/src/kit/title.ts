import { useEffect } from 'react'

const product = 'Workledger'
/** While a timer runs the tab shows `1:24:07 Cooling loop review`, otherwise the product's name. */
export function useTabTitle(text: string | null) {
  useEffect(() => {
    document.title = text ?? product
    return () => {
      document.title = product
    }
  }, [text])
}
