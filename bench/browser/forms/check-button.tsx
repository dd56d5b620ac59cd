/** What the bench presses to have a form judged as a whole. */
export function CheckButton({ onCheck }: { onCheck?: () => void }) {
  return (
    <button type={onCheck ? 'button' : 'submit'} id="check" onClick={onCheck}>
      Check
    </button>
  )
}
