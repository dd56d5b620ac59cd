/** The placeholder for an unknown number (AMB-058). */
export const unknownFigure = '--'
