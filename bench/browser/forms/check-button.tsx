/** The button that the bench clicks to validate the whole form. */
export function CheckButton({ onCheck }: { onCheck?: () => void }) {
  return (
    <button type={onCheck ? 'button' : 'submit'} id="check" onClick={onCheck}>
      Check
    </button>
  )
}
