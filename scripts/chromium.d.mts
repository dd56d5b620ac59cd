export declare function findChromium(): string | undefined
export declare function findChromiumWithViewer(): string | undefined
export declare const chromiumArgs: string[]
