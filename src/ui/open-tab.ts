import { texts } from './texts.ts'

/** Types that browsers display without running scripts. An HTML file would run in the origin of the portal. */
const shownSafely = /^(application\/pdf|image\/(png|jpeg|gif|webp))$/

/** Whether browsers can display a file of this name. */
export const isShown = (fileName: string): boolean => /\.(pdf|png|jpe?g|gif|webp)$/i.test(fileName)

interface OpenTab {
  /** Returns false if the tab is closed or the type of the file is unsafe. */
  show: (file: Blob) => boolean
  close: () => void
}

/** Opens a tab with a loading message; null if the browser blocks it. */
export function openTab(title: string): OpenTab | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.document.title = title
  tab.document.body.textContent = texts.loading(title)
  return {
    show(file) {
      if (tab.closed) return false
      if (!shownSafely.test(file.type)) {
        tab.close()
        return false
      }
      const url = URL.createObjectURL(file)
      tab.location.replace(url)
      // The URL must stay valid while the tab is open, because a reload requests it again.
      const watch = setInterval(() => {
        if (!tab.closed) return
        clearInterval(watch)
        URL.revokeObjectURL(url)
      }, 10_000)
      return true
    },
    close: () => tab.close(),
  }
}
