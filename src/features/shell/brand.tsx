import { svgUrl, useBrand } from '../../brand/brand.ts'
import classes from './brand.module.css'

/** The logo and the name of the portal. */
export function Brand() {
  const { logo, shortName } = useBrand()
  return (
    <span className={classes.root}>
      <img className={classes.logo} src={svgUrl(logo)} height="27" alt="" />
      <span className={classes.name}>{shortName}</span>
    </span>
  )
}
