/* The types of the API; made by tools/types.mjs from the server's schema. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AnswerBody */
        AnswerBody: {
            seat: number;
            line: number;
            value?: unknown;
            text?: string | null;
        };
        /** BrokenInfo */
        BrokenInfo: {
            line: number;
            was: number;
            now: number;
            text: string;
        };
        /** Chance */
        Chance: {
            name: string;
            chance: number;
            exact: string;
        };
        /** Change */
        Change: {
            label: string;
            before: number | string | null;
            after: number | string | null;
            seat: number;
        };
        /** ChapterInfo */
        ChapterInfo: {
            id: string;
            heading: string;
            clauses: components["schemas"]["ClauseInfo"][];
        };
        /** Charts */
        Charts: {
            series: components["schemas"]["Series"][];
            luck: components["schemas"]["Luck"][];
        };
        /** ChatBody */
        ChatBody: {
            text: string;
            seat?: number | null;
        };
        /** ChatInfo */
        ChatInfo: {
            number: number;
            seat: number;
            name: string;
            text: string;
            at: number;
        };
        /** ClauseInfo */
        ClauseInfo: {
            id: string;
            kind: string;
            topic: string;
            text: string;
            ruling: string;
            reason: string;
        };
        /** Clocks */
        Clocks: {
            minutes: number | null;
            deadline: number | null;
        };
        /** CompareRow */
        CompareRow: {
            topic: string;
            name: string;
            titles: {
                [key: string]: components["schemas"]["ClauseInfo"][];
            };
        };
        /** Comparison */
        Comparison: {
            rows: components["schemas"]["CompareRow"][];
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** EventInfo */
        EventInfo: {
            line: number;
            seat: number;
            text: string;
            kind: string;
            clause: string;
            places: string[];
        };
        /** FinalInfo */
        FinalInfo: {
            final: boolean;
        };
        /** Health */
        Health: {
            ok: boolean;
            version: string;
        };
        /** Hint */
        Hint: {
            value: unknown;
            label: string;
            why: string;
        };
        /** LevelInfo */
        LevelInfo: {
            name: string;
            seconds: number;
        };
        /** LineInfo */
        LineInfo: {
            line: number;
        };
        /** Listed */
        Listed: {
            value: unknown;
            text: string;
            label: string;
            final?: boolean;
        };
        /** Losses */
        Losses: {
            attackers: number;
            defenders: number;
            chance: number;
        };
        /** Luck */
        Luck: {
            name: string;
            label: string;
            rolls: number;
            sum: number;
            expected: number;
            deviation: number;
        };
        /** Me */
        Me: {
            name: string | null;
            signed_in: boolean;
        };
        /** NewTable */
        NewTable: {
            title: string;
            players?: number | null;
            options?: {
                [key: string]: unknown;
            };
            seats?: components["schemas"]["SeatWish"][];
            /**
             * @default live
             * @enum {string}
             */
            pace: "live" | "slow";
            clock_minutes?: number | null;
            /** @default true */
            spectators: boolean;
            /**
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl";
        };
        /** NotesBody */
        NotesBody: {
            text: string;
            seat?: number | null;
        };
        /** NotesInfo */
        NotesInfo: {
            seat: number;
            text: string;
        };
        /** NoticeBody */
        NoticeBody: {
            url: string;
            /**
             * @default instant
             * @enum {string}
             */
            mode: "instant" | "digest" | "last";
            seat?: number | null;
        };
        /** NoticeInfo */
        NoticeInfo: {
            seat: number;
            url: string;
            mode: string;
        };
        /** Numbers */
        Numbers: {
            title: string;
            name: string;
            played: number;
            won: number;
            fair: number;
            latest: components["schemas"]["Played"][];
        };
        /** OddsInfo */
        OddsInfo: {
            title: string;
            ends: components["schemas"]["Chance"][];
            losses: components["schemas"]["Losses"][];
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            label: string;
            help: string;
            default: unknown;
            values?: components["schemas"]["OptionValue"][] | null;
            low?: number | null;
            high?: number | null;
            clause?: string | null;
        };
        /** OptionValue */
        OptionValue: {
            value: unknown;
            label: string;
        };
        /** OrderBody */
        OrderBody: {
            seat: number;
            step: string;
            answers: string[];
            /** @default false */
            again: boolean;
        };
        /** OrderInfo */
        OrderInfo: {
            id: string;
            seat: number;
            step: string;
            answers: string[];
            again: boolean;
        };
        /** PauseInfo */
        PauseInfo: {
            paused: boolean;
        };
        /** PlayNow */
        PlayNow: {
            title: string;
            players?: number | null;
            bot?: string | null;
            /**
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl";
        };
        /** Played */
        Played: {
            table: string;
            won: boolean;
        };
        /** PreviewInfo */
        PreviewInfo: {
            final: boolean;
            changes: components["schemas"]["Change"][];
            open: boolean;
            refused: components["schemas"]["Problem"] | null;
        };
        /** Problem */
        Problem: {
            error: string;
            message: string;
            clause?: string | null;
            clause_text?: string | null;
            allowed?: string | null;
            line?: number | null;
            part?: number | null;
            detail?: string | null;
        };
        /** QuestionInfo */
        QuestionInfo: {
            seat: number;
            waits: boolean;
            step: string;
            text: string;
            clause: string;
            clause_text: string;
            line: number;
            secret: boolean;
            shape: {
                [key: string]: unknown;
            };
            listed: components["schemas"]["Listed"][] | null;
            examples: string[];
        };
        /** ResultInfo */
        ResultInfo: {
            winners: number[];
            scores: number[];
            ending: string;
            text: string;
            clause: string;
        };
        /** RulesInfo */
        RulesInfo: {
            title: string;
            chapters: components["schemas"]["ChapterInfo"][];
        };
        /** SeatInfo */
        SeatInfo: {
            seat: number;
            name: string;
            kind: string;
            colour: number;
            asked: boolean;
            mine: boolean;
            steward: boolean;
            bot: string;
        };
        /** SeatLink */
        SeatLink: {
            seat: number;
            secret: string | null;
        };
        /** SeatWish */
        SeatWish: {
            /**
             * @default human
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            name?: string | null;
            bot?: string | null;
        };
        /** Seated */
        Seated: {
            table: string;
            seat: number;
        };
        /** Series */
        Series: {
            name: string;
            label: string;
            points: [
                number,
                number[]
            ][];
        };
        /** Sit */
        Sit: {
            secret?: string | null;
            seat?: number | null;
            name?: string | null;
        };
        /** StepInfo */
        StepInfo: {
            step: string;
            text: string;
        };
        /** StewardBody */
        StewardBody: {
            seat: number;
            on: boolean;
        };
        /** TableMade */
        TableMade: {
            table: string;
            links: components["schemas"]["SeatLink"][];
        };
        /** TableRow */
        TableRow: {
            table: string;
            title: string;
            name: string;
            round: number;
            asked: string[];
            line: number;
            updated: number;
            seats: string[];
            over: boolean;
            mine: boolean;
            my_turn: boolean;
            what_if: boolean;
        };
        /** TableState */
        TableState: {
            table: string;
            title: string;
            name: string;
            board: string;
            line: number;
            over: boolean;
            result: components["schemas"]["ResultInfo"] | null;
            seats: components["schemas"]["SeatInfo"][];
            you: number;
            view: {
                [key: string]: unknown;
            };
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            places: string[];
            texts: {
                [key: string]: string;
            };
            question: components["schemas"]["QuestionInfo"] | null;
            undo: number[];
            paused: boolean;
            pace: string;
            clocks: components["schemas"]["Clocks"];
            chat_count: number;
            options: {
                [key: string]: unknown;
            };
            uploaded: boolean;
            chance: string;
            length: number;
            what_if: components["schemas"]["WhatIfInfo"] | null;
            version: number;
            odds: boolean;
            broken?: components["schemas"]["BrokenInfo"] | null;
            events?: components["schemas"]["EventInfo"][] | null;
        };
        /** TitleInfo */
        TitleInfo: {
            title: string;
            name: string;
            blurb: string;
            stage: string;
            players: number[];
            options: components["schemas"]["OptionInfo"][];
            bots: components["schemas"]["LevelInfo"][];
        };
        /** UndoBody */
        UndoBody: {
            seat: number;
            line?: number | null;
        };
        /** Uploaded */
        Uploaded: {
            table: string;
        };
        /** WhatIfBody */
        WhatIfBody: {
            line: number;
            seat?: number | null;
            bot?: string | null;
        };
        /** WhatIfInfo */
        WhatIfInfo: {
            table: string;
            line: number;
            seat: number | null;
            redealt: boolean;
            text: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
