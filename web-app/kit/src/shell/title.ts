import { useEffect } from 'react'

const product = 'Workledger'
let page: string | null = null
let timer: string | null = null

const show = () => {
  document.title = timer ?? (page ? `${page} · ${product}` : product)
}

/** Sets the tab's title to the page's: `Requests · Workledger`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    page = title
    show()

    return () => {
      page = null
      show()
    }
  }, [title])
}

/** Shows `01:24:07 Cooling loop review` in the tab while a timer runs. */
export function useTimerTitle(text: string) {
  useEffect(() => {
    timer = text
    show()

    return () => {
      timer = null
      show()
    }
  }, [text])
}
