/** In the place of a figure that is not known, as `--` is in the place of a date that is not (AMB-058). */
export const unknownFigure = '--'
