import { useEffect } from 'react'

const product = 'Workledger'
let page: string | null = null
let timer: string | null = null

const show = () => {
  document.title = timer ?? (page ? `${page} · ${product}` : product)
}

/** The tab is called as the page: `Requests · Workledger`. */
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

/** While a timer runs the tab shows `01:24:07 Cooling loop review`. */
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
