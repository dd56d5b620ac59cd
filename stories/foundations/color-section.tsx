import { SectionCard } from '../../src/ui/section-card.tsx'
import { contrastRatio, palettesOf, sequenceNames, seriesNames, type Palette } from '@captive/brand'
import { useBrand } from '../../src/brand/brand.ts'
import classes from './foundations.module.css'

const surfaces = ['paper', 'sheet', 'well'] as const
const texts = ['ink', 'dimmed', 'accent', 'ok', 'waiting', 'warning', 'severe'] as const
const lines = ['edge', 'hairline'] as const
const signs = ['gain', 'loss'] as const

function Ratio({ one, other, least }: { one: string; other: string; least: number | undefined }) {
  const ratio = contrastRatio(one, other)
  const word = least === undefined ? 'faint' : ratio >= least ? 'passes' : 'fails'
  return (
    <span className={classes.ratio}>
      <span>{`${ratio.toFixed(1)}\u2009:\u20091 `}</span>
      <small>{word}</small>
    </span>
  )
}

function Swatches({ name, palette }: { name: string; palette: Palette }) {
  return (
    <div className={classes.scheme} style={{ background: palette.paper, color: palette.ink }}>
      <h3>{name}</h3>
      <ul className={classes.surfaces}>
        {surfaces.map((surface) => (
          <li key={surface} style={{ background: palette[surface], borderColor: palette.hairline }}>
            <span>{`${surface} `}</span>
            <code>{palette[surface]}</code>
          </li>
        ))}
      </ul>
      <dl className={classes.inks}>
        {texts.map((text) => (
          <div key={text} style={{ borderColor: palette.hairline }}>
            <dt style={{ color: palette[text] }}>
              <i style={{ background: palette[text] }} aria-hidden />
              <span>{`${text} `}</span>
              <code>{palette[text]}</code>
            </dt>
            <dd>
              <Ratio one={palette[text]} other={palette.paper} least={4.5} />
            </dd>
          </div>
        ))}
        {lines.map((line) => (
          <div key={line} style={{ borderColor: palette.hairline }}>
            <dt>
              <i style={{ background: palette[line] }} aria-hidden />
              <span>{`${line} `}</span>
              <code>{palette[line]}</code>
            </dt>
            <dd>
              <Ratio one={palette[line]} other={palette.paper} least={line === 'edge' ? 3 : undefined} />
            </dd>
          </div>
        ))}
        {[...seriesNames, ...signs].map((kind) => (
          <div key={kind} style={{ borderColor: palette.hairline }}>
            <dt>
              <i style={{ background: palette[kind] }} aria-hidden />
              <span>{`${kind} `}</span>
              <code>{palette[kind]}</code>
            </dt>
            <dd>
              <Ratio one={palette[kind]} other={palette.paper} least={3} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes.sequence} aria-label="The sequence, from little to much">
        {sequenceNames.map((step) => (
          <li key={step} style={{ background: palette[step] }} title={`${step} ${palette[step]}`} />
        ))}
      </ul>
    </div>
  )
}

export function ColorSection() {
  const { light, dark } = palettesOf(useBrand().colors)
  return (
    <SectionCard
      wide
      title="Color"
      note="Figures are computed here, against the page, from the palette that the portal uses. Text needs 4.5 : 1, the outline of a control 3 : 1; a hairline only separates and may be faint. Pine is pressed, never drawn: charts have four series that differ in lightness as much as in hue, one sequence from little to much, and gain and loss, always with a sign or a word. Dark is its own palette, not light turned over: paper becomes green-black ink, ink becomes paper."
    >
      <div className={classes.schemes}>
        <Swatches name="Light" palette={light} />
        <Swatches name="Dark" palette={dark} />
      </div>
    </SectionCard>
  )
}
