import classes from './foundations.module.css'

const reasons = [
  {
    title: 'A file, not a dashboard',
    text: 'People come here to report something, often on the worst day of their month. So the portal looks like a well-kept policy file: warm paper, ink, a serif typeface for names and figures, and plenty of white space. A calm page is easier to trust.',
  },
  {
    title: 'Rules instead of boxes',
    text: 'A gray box around everything says nothing about what matters. Here a heavy rule is under the title of a page, a hairline starts each section, and the section’s title is in the margin, as in a printed policy. Only buttons and fields have frames.',
  },
  {
    title: 'One rule opens, two close',
    text: 'Bookkeepers put a double rule under a final account. We do the same under a total and under a finished report, and nowhere else. Readers who have never kept books still see that something is complete.',
  },
  {
    title: 'One accent, one alarm',
    text: 'Deep pine marks links, buttons and your current place. The only block filled with color is the advice to call at once. Because nothing competes with it, it cannot be missed at the roadside.',
  },
]

export function IdeaSection() {
  return (
    <header className={classes.idea}>
      <p className={classes.kicker}>Foundations</p>
      <h1 className={classes.motto}>
        One rule opens a thing.
        <br />
        <span>Two rules close it.</span>
      </h1>
      <div className={classes.reasons}>
        {reasons.map((reason) => (
          <section key={reason.title}>
            <h2>{reason.title}</h2>
            <p>{reason.text}</p>
          </section>
        ))}
      </div>
    </header>
  )
}
