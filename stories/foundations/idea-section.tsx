import classes from './foundations.module.css'

const reasons = [
  {
    title: 'A file, not a dashboard',
    text: 'People come here to put something on record, often on the worst day of their month. So the portal looks like a well-kept policy file: warm paper, ink, a serif for what is named and counted, and a good deal of white. What is calm to look at is easier to trust.',
  },
  {
    title: 'Rules instead of boxes',
    text: 'A grey box around everything says nothing about what matters. Here a heavy rule stands under the name of a page, a hairline opens a part of it, and the part’s title hangs in the margin, as marginal headings do in a policy. Nothing else is framed except what can be pressed or filled in.',
  },
  {
    title: 'One rule opens, two close',
    text: 'A bookkeeper rules an account twice when it is final. We do the same: a double line stands under a total and under a finished report, and nowhere else. A reader who has never kept books still sees that something has come to its end.',
  },
  {
    title: 'One accent, one alarm',
    text: 'Deep pine marks what can be pressed and where you are. The only block filled with colour is the advice to call at once. Because nothing competes with it, it cannot be missed at the roadside.',
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
