/** What a browser shows without running anything of it; another file, a page for example, would act as the portal. */
const shownSafely = /^(application\/pdf|image\/(png|jpeg|gif|webp))$/

/** Whether a file of this name can be read in a tab. */
export const isShown = (fileName: string): boolean => /\.(pdf|png|jpe?g|gif|webp)$/i.test(fileName)

interface OpenTab {
  /** False where the tab cannot show it: the browser opened none, it is closed by now, or the file is of another type. */
  show: (file: Blob) => boolean
  close: () => void
}

/** Opens a tab at once and says in it what is awaited; null where the browser opens none. */
export function openTab(title: string): OpenTab | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.document.title = title
  tab.document.body.textContent = `Loading ${title}`
  return {
    show(file) {
      if (tab.closed) return false
      if (!shownSafely.test(file.type)) {
        tab.close()
        return false
      }
      const address = URL.createObjectURL(file)
      tab.location.replace(address)
      // A reload of the tab asks for it again, so that it stays as long as somebody may look at it.
      const watch = setInterval(() => {
        if (!tab.closed) return
        clearInterval(watch)
        URL.revokeObjectURL(address)
      }, 10_000)
      return true
    },
    close: () => tab.close(),
  }
}
