export declare function findProgram(name: string): string | undefined;
export function ensureProgram(name: 'caddy' | 'initdb' | 'nginx' | 'pgrep' | 'prlimit' | 'strace'): string;
